import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moduleInstalls } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { ApiClient } from '../../../tests/support/api-client.ts'
import { type Merchant, newMerchant } from '../../../tests/support/new-merchant.ts'
import { staffContext, newStaff } from '../../../tests/support/new-staff.ts'
import { openTestContext, type TestContext } from '../../../tests/support/test-context.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import type { StaffContext } from '../sessions/session.server.ts'
import { type FunnelRow, readFunnel } from './funnel.ts'

let world: TestContext
let staff: StaffContext

beforeAll(async () => {
  world = await openTestContext()
  staff = await staffContext(world, (await newStaff(world)).browser)
})
afterAll(() => world.close())

const open = (label: string, path: string, source?: string) =>
  new ApiClient(world).post('/events', { category: 'Page', label, path, source })

const comeFrom = ({ userId }: Merchant, source: Record<string, string>) =>
  world.ctx.db.update(users).set({ source }).where(eq(users.id, userId))

test(
  '[ADM-05] the funnel follows a campaign from visit to first module, in the week it began',
  { tags: 'engine-long' },
  async () => {
    await open('entry', '/', 'newsletter')
    await open('entry', '/demo/aurora', 'newsletter')
    await open('onward', '/demo/aurora')
    await open('onward', '/wishlist', 'newsletter')
    const merchants = [await newMerchant(world), await newMerchant(world), await newMerchant(world)]
    const [first, second, invited] = merchants
    if (!first || !second || !invited) throw new Error('Three merchants are needed.')
    await comeFrom(first, { utm_source: ' Newsletter ' })
    await comeFrom(second, { utm_source: 'asha@tamarind.example' })
    await comeFrom(invited, { via: 'invitation' })
    await withTransaction(world.ctx, (tx) =>
      addAuditEntry(tx, { action: 'shop-connected', userId: first.userId, companyId: first.companyId }),
    )
    await world.ctx.db.insert(moduleInstalls).values({
      companyId: first.companyId,
      outletId: first.outletId,
      slug: 'crm',
      installedAt: world.time.now,
    })
    const { weeks, rows } = await readFunnel(staff, 'UTC')
    const sum = (source: string, stage: keyof Omit<FunnelRow, 'week' | 'source'>) =>
      rows.filter((row) => row.source === source).reduce((total, row) => total + row[stage], 0)
    const steps = ['visits', 'demos', 'signUps', 'shops', 'modules'] as const
    expect(steps.map((stage) => sum('newsletter', stage))).toEqual([2, 1, 1, 1, 1])
    expect(steps.map((stage) => sum('direct', stage))).toEqual([0, 1, 1, 0, 0])
    expect(new Set(rows.map(({ week }) => week))).toEqual(new Set([weeks.at(-1)]))
  },
)

test('[ADM-05] campaigns that anybody may invent do not fill the page', async () => {
  for (let n = 0; n < 20; n += 1) await open('entry', '/', `made-up-${n}`)
  const { rows } = await readFunnel(staff, 'UTC')
  expect(new Set(rows.map(({ source }) => source)).size).toBeLessThanOrEqual(9)
  expect(rows.some(({ source }) => source === 'others')).toBe(true)
})
