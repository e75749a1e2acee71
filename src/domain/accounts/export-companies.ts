import { and, asc, eq, inArray } from 'drizzle-orm'
import type { AccountExport } from '#contract/own-account/export.ts'
import {
  companies,
  memberships,
  moduleInstalls,
  outlets,
  shopifyGrants,
  userOutlets,
} from '#database/schema/companies.ts'
import type { Context } from '../context.server.ts'

/** The companies somebody works for, with the outlets they work in. By person, so not by tenant. */
export async function exportCompanies(ctx: Context, userId: string): Promise<AccountExport['companies']> {
  const own = await ctx.db
    .select({ id: companies.id, name: companies.name, role: memberships.role, since: memberships.createdAt })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.createdAt))
  const ownOutlets = await ctx.db
    .select({
      id: outlets.id,
      companyId: outlets.companyId,
      outletName: outlets.outletName,
      webUrl: outlets.webUrl,
      platform: outlets.platform,
      createdAt: outlets.createdAt,
    })
    .from(outlets)
    .innerJoin(userOutlets, and(eq(userOutlets.outletId, outlets.id), eq(userOutlets.userId, userId)))
    .orderBy(asc(outlets.createdAt))
  const ids = ownOutlets.map(({ id }) => id)
  const modules = await ctx.db.select().from(moduleInstalls).where(inArray(moduleInstalls.outletId, ids))
  const grants = await ctx.db
    .select({
      outletId: shopifyGrants.outletId,
      shop: shopifyGrants.shop,
      scopes: shopifyGrants.scopes,
      grantedAt: shopifyGrants.grantedAt,
    })
    .from(shopifyGrants)
    .where(inArray(shopifyGrants.outletId, ids))
  return own.map(({ id: companyId, name, role, since }) => ({
    name,
    role,
    since: since.toISOString(),
    outlets: ownOutlets
      .filter((outlet) => outlet.companyId === companyId)
      .map(({ id, outletName, webUrl, platform, createdAt }) => ({
        outlet_name: outletName,
        web_url: webUrl,
        platform,
        created_at: createdAt.toISOString(),
        modules: modules
          .filter(({ outletId }) => outletId === id)
          .map(({ slug, installedAt }) => ({ slug, installed_at: installedAt.toISOString() })),
        shops: grants
          .filter(({ outletId }) => outletId === id)
          .map(({ shop, scopes, grantedAt }) => ({ shop, scopes, granted_at: grantedAt.toISOString() })),
      })),
  }))
}
