import { eq } from 'drizzle-orm'
import { accountScopes } from '#contract/account/settings-shapes.ts'
import { windowScopes } from '#contract/account/window-settings-shapes.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import type { Context } from '../context.server.ts'

/** What a store has allowed for features beside what we always ask for: asked for again, so that no grant takes it back. */
export async function extraScopes({ db }: Pick<Context, 'db'>, shop: string): Promise<string[]> {
  const [grant] = await db
    .select({ scopes: shopifyGrants.scopes })
    .from(shopifyGrants)
    .where(eq(shopifyGrants.shop, shop))
  const given = (grant?.scopes ?? '').split(',')
  return [...new Set([...accountScopes, ...windowScopes])].filter((scope) => given.includes(scope))
}
