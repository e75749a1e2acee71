import { subscriptions } from '#database/schema/billing.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { rates } from '#database/schema/rates.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import { newId } from '#domain/identifiers.ts'
import { openWallet } from '#domain/money/wallet/open-wallet.ts'
import { seedRates } from '#domain/money/rates/seed-rates.ts'
import { credit, dollar } from './money-world.ts'
import type { TestContext } from './test-context.ts'

interface Payer {
  companyId: string
  outletId: string
}

/** Switches modules on that send messages, with a plan, the example rates and a wallet that pays for them. */
export async function payForMessages(
  world: TestContext,
  { companyId, outletId }: Payer,
  { modules = ['email'], balance = 100 * dollar }: { modules?: ModuleSlug[]; balance?: number } = {},
): Promise<{ walletId: string }> {
  const { ctx, time } = world
  const now = time.now
  if ((await ctx.db.$count(rates)) === 0) await seedRates(ctx, newId(now), newId(now))
  await ctx.db
    .insert(moduleInstalls)
    .values(modules.map((slug) => ({ companyId, outletId, slug, installedAt: now })))
    .onConflictDoNothing()
  await ctx.db.insert(subscriptions).values({
    id: newId(now),
    companyId,
    outletId,
    method: 'card',
    providerRef: `sub_${companyId}`,
    state: 'active',
    price: 200 * dollar,
    currency: 'USD',
    periodEndsAt: new Date(now.getTime() + 365 * 24 * 60 * 60 * 1000),
    providerAt: now,
    startedAt: now,
  })
  const { id: walletId } = await openWallet(ctx, companyId)
  if (balance > 0) await credit(world, walletId, balance)
  return { walletId }
}
