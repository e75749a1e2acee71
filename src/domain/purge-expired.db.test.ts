// @module-tag engine-long
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoModuleServer, demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { auditLog } from '#database/schema/audit-log.ts'
import { subscriptions } from '#database/schema/billing.ts'
import { companies } from '#database/schema/companies.ts'
import { mailOutbox } from '#database/schema/mail-outbox.ts'
import { moduleServerKeys } from '#database/schema/module-servers.ts'
import { sessions } from '#database/schema/sessions.ts'
import { knownDevices, users } from '#database/schema/users.ts'
import { ApiClient } from '../../tests/support/api-client.ts'
import { credit } from '../../tests/support/money-world.ts'
import { makeAccount } from '../../tests/support/make-account.ts'
import { quickPasswords } from '../../tests/support/sign-in/quick-passwords.ts'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'
import { hashPassword } from './accounts/check-password.ts'
import { refuseDemoAccounts } from './demo/refuse-demo-accounts.ts'
import { seedMerchants } from './demo/seed-merchants.ts'
import { newId } from './identifiers.ts'
import { addModuleServerKey, saveModuleServer } from './money/module-servers/module-server-keys.ts'
import { openWallet } from './money/wallet/open-wallet.ts'
import { purgeExpired } from './purge-expired.ts'

let world: TestContext
const password = 'Pantry#2026x'
const day = 24 * 60 * 60 * 1000

beforeAll(async () => {
  world = await openTestContext()
  world.ctx.passwords = quickPasswords()
})
afterAll(() => world.close())

const later = (days: number) => {
  world.time.now = new Date(world.time.now.getTime() + days * day)
}
const inDatabase = async (email: string) =>
  (await world.ctx.db.select().from(users).where(eq(users.email, email))).length

test('an account whose address nobody confirmed is gone after seven days, with its company and without a mail', async () => {
  const before = (await world.ctx.db.select().from(companies)).length
  const unverified = await makeAccount(world, password)
  const verified = await makeAccount(world, password, { emailVerifiedAt: world.time.now })
  later(6)
  await purgeExpired(world.ctx)
  expect([await inDatabase(unverified.email), await inDatabase(verified.email)]).toEqual([1, 1])
  later(1.1)
  await purgeExpired(world.ctx)
  expect([await inDatabase(unverified.email), await inDatabase(verified.email)]).toEqual([0, 1])
  expect(await world.ctx.db.select().from(companies)).toHaveLength(before + 1)
  expect(
    await world.ctx.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, unverified.email)),
  ).toEqual([])
})

test(
  'sessions go once they are over, addresses after thirty days, devices after a year; acts stay',
  { tags: 'engine' },
  async () => {
    const { id, email } = await makeAccount(world, password, { emailVerifiedAt: world.time.now })
    await new ApiClient(world).logIn(email, password)
    const own = {
      sessions: () => world.ctx.db.select().from(sessions).where(eq(sessions.userId, id)),
      acts: () => world.ctx.db.select().from(auditLog).where(eq(auditLog.userId, id)),
      devices: () => world.ctx.db.select().from(knownDevices).where(eq(knownDevices.userId, id)),
    }
    await purgeExpired(world.ctx)
    expect((await own.sessions()).length).toBe(1)
    later(3)
    await purgeExpired(world.ctx)
    expect(await own.sessions()).toEqual([])
    expect((await own.acts())[0]?.ip).toMatch(/^198\.51\./)
    later(28)
    await purgeExpired(world.ctx)
    expect(await own.acts()).toMatchObject([{ action: 'sign-in', ip: null }])
    expect(await own.devices()).toHaveLength(1)
    later(340)
    await purgeExpired(world.ctx)
    expect(await own.devices()).toEqual([])
  },
)

test('production refuses a database in which a demo account still has its known password', async () => {
  await refuseDemoAccounts(world.ctx)
  await seedMerchants(world.ctx, '1.0')
  await expect(refuseDemoAccounts(world.ctx)).rejects.toThrow(
    /merchant@demo\.example, other@demo\.example\. Delete them, or give production a database of its own/,
  )
  const passwordHash = await hashPassword(world.ctx, password)
  await world.ctx.db.update(users).set({ passwordHash }).where(eq(users.email, demoMerchants[0].email))
  await expect(refuseDemoAccounts(world.ctx)).rejects.toThrow(
    /passwords everybody knows: other@demo\.example\./,
  )
  await world.ctx.db
    .update(users)
    .set({ passwordHash: null })
    .where(sql`true`)
  await refuseDemoAccounts(world.ctx)
})

test('production refuses a database that accepts the module key of the demo, under any name', async () => {
  const { publicKey, origin } = demoModuleServer
  await saveModuleServer(world.ctx, { id: 'courier', slugs: ['email'], origin })
  await addModuleServerKey(world.ctx, { moduleServer: 'courier', kid: 'one', publicKey })
  await expect(refuseDemoAccounts(world.ctx)).rejects.toThrow(/private half everybody knows: courier:one\./)
  await world.ctx.db.update(moduleServerKeys).set({ revokedAt: world.time.now })
  await refuseDemoAccounts(world.ctx)
})

test('a company with a plan or a balance is never erased, though nobody confirmed its address', async () => {
  const withPlan = await makeAccount(world, password)
  const withBalance = await makeAccount(world, password)
  const now = world.time.now
  await world.ctx.db.insert(subscriptions).values({
    id: newId(now),
    companyId: withPlan.companyId,
    outletId: withPlan.outletId,
    method: 'card',
    state: 'active',
    price: 200_000_000,
    currency: 'USD',
    providerAt: now,
    startedAt: now,
  })
  const wallet = await openWallet(world.ctx, withBalance.companyId)
  await credit(world, wallet.id, 50_000_000)
  later(30)
  await purgeExpired(world.ctx)
  expect([await inDatabase(withPlan.email), await inDatabase(withBalance.email)]).toEqual([1, 1])
})
