import { eq } from 'drizzle-orm'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { moduleInstalls, outlets, userOutlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { hashPassword } from '../accounts/check-password.ts'
import { createAccount } from '../accounts/create-account.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { newId, newReference } from '../identifiers.ts'
import { projectKeyFor } from '../modules/install-module.ts'

const [tamarind, hafenlicht] = demoMerchants

/** Two companies that know nothing of each other. */
export async function seedMerchants(ctx: Context, termsVersion: string): Promise<void> {
  const common = { termsVersion, emailVerifiedAt: ctx.clock.now(), source: { via: 'demo-seed' } }
  await seedMerchant(ctx, tamarind, async (tx, passwordHash) => {
    const ids = await createAccount(tx, {
      ...common,
      passwordHash,
      email: tamarind.email,
      firstName: 'Asha',
      lastName: 'Rao',
      phoneCode: '+91',
      phoneNo: '9820044172',
      companyName: 'Tamarind Supply',
      website: 'tamarind-supply.myshopify.com',
    })
    await tx.db
      .update(outlets)
      .set({ outletName: 'Tamarind Supply', platform: 'shopify' })
      .where(eq(outlets.id, ids.outletId))
    const second = await addOutlet(tx, ids, 'Tamarind Wholesale', 'wholesale.tamarind.example')
    await install(tx, ids, ids.outletId, ['infiniti', 'crm', 'whatsapp'])
    await install(tx, ids, second, ['infiniti'])
  })
  await seedMerchant(ctx, hafenlicht, async (tx, passwordHash) => {
    await createAccount(tx, {
      ...common,
      passwordHash,
      email: hafenlicht.email,
      firstName: 'Benedikt',
      lastName: 'Lang',
      phoneCode: '+49',
      phoneNo: '40123456',
      companyName: 'Hafenlicht',
      website: 'hafenlicht.myshopify.com',
    })
  })
}

async function seedMerchant(
  ctx: Context,
  { email, password }: (typeof demoMerchants)[number],
  create: (tx: Context, passwordHash: string) => Promise<void>,
): Promise<void> {
  const [there] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (there) return
  const passwordHash = await hashPassword(ctx, password)
  await withTransaction(ctx, (tx) => create(tx, passwordHash))
}

interface Owner {
  companyId: string
  userId: string
}

async function addOutlet(ctx: Context, { companyId, userId }: Owner, outletName: string, webUrl: string) {
  // A moment after the first, which stays the first in every list.
  const now = new Date(ctx.clock.now().getTime() + 1)
  const outletId = newId(now)
  const apiKey = newReference('K')
  await ctx.db
    .insert(outlets)
    .values({ id: outletId, companyId, outletName, webUrl, platform: 'manual', apiKey, createdAt: now })
  await ctx.db.insert(userOutlets).values({ companyId, userId, outletId })
  return outletId
}

async function install(ctx: Context, { companyId, userId }: Owner, outletId: string, slugs: string[]) {
  const installedAt = ctx.clock.now()
  await ctx.db.insert(moduleInstalls).values(
    slugs.map((slug) => ({
      companyId,
      outletId,
      slug,
      projectKey: projectKeyFor(slug),
      installedAt,
      installedBy: userId,
    })),
  )
}
