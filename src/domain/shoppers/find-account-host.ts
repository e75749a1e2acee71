import { and, eq, isNull, sql } from 'drizzle-orm'
import { type ThemeId, themeIds } from '#contract/demo/themes.ts'
import type { Db } from '#database/client.server.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { moduleInstalls, outlets, shopifyGrants } from '#database/schema/companies.ts'
import { orderWindowRules } from '#database/schema/order-windows.ts'
import { accountHosts } from '#database/schema/shoppers.ts'
import type { Context } from '../context.server.ts'
import { type AccountHost, accountsModule } from './account-host.ts'

/** The store of this name, where its merchant has opened customer accounts and their module is active. */
export async function findAccountHost(ctx: Context, slug: string): Promise<AccountHost | undefined> {
  const [row] = await hostQueries(ctx.sessionReads()).bySlug.execute({ slug })
  return hostOf(ctx, row)
}

/** The same for jobs, which know the outlet or the store. */
export async function findHostOfOutlet(ctx: Context, outletId: string): Promise<AccountHost | undefined> {
  const [row] = await hostQueries(ctx.db).byOutlet.execute({ outletId })
  return hostOf(ctx, row)
}

export async function findHostOfShop(ctx: Context, shop: string): Promise<AccountHost | undefined> {
  const [row] = await hostQueries(ctx.db).byShop.execute({ shop })
  return hostOf(ctx, row)
}

type HostRow = Awaited<ReturnType<ReturnType<typeof prepareQueries>['bySlug']['execute']>>[number]

function hostOf(ctx: Context, row: HostRow | undefined): AccountHost | undefined {
  if (!row?.isOn || ctx.settings.accountDomain === undefined) return undefined
  const { details, slug } = row
  return {
    outletId: row.outletId,
    companyId: row.companyId,
    slug,
    origin: originOf(ctx, slug),
    shop: row.shop,
    isConnected: row.revokedAt === null,
    scopes: row.scopes.split(','),
    theme: themeOf(row.theme),
    brand: { name: row.brandName, colour: row.colour, logo: row.logo },
    currency: details.currency ?? '',
    zone: details.zone ?? 'UTC',
    email: details.email ?? '',
    hasOrderWindow: row.hasOrderWindow ?? false,
  }
}

/** Only our own code writes this column. */
export const themeOf = (stored: string): ThemeId => themeIds.find((id) => id === stored) ?? themeIds[0]

/** Where the account of this name answers. */
export function originOf({ settings }: Pick<Context, 'settings'>, slug: string): string {
  const { protocol, port } = new URL(settings.publicBaseUrl)
  return `${protocol}//${slug}.${settings.accountDomain ?? 'invalid'}${port ? `:${port}` : ''}`
}

const hostQueries = preparedQuery(prepareQueries)

function prepareQueries(db: Db) {
  const hosts = () =>
    db
      .select({
        outletId: accountHosts.outletId,
        companyId: accountHosts.companyId,
        slug: accountHosts.slug,
        isOn: accountHosts.isOn,
        theme: accountHosts.theme,
        brandName: accountHosts.brandName,
        colour: accountHosts.colour,
        logo: accountHosts.logo,
        shop: shopifyGrants.shop,
        scopes: shopifyGrants.scopes,
        revokedAt: shopifyGrants.revokedAt,
        details: shopifyGrants.shopDetails,
        hasOrderWindow: orderWindowRules.isOn,
      })
      .from(accountHosts)
      .innerJoin(outlets, and(eq(outlets.id, accountHosts.outletId), isNull(outlets.archivedAt)))
      .innerJoin(
        moduleInstalls,
        and(eq(moduleInstalls.outletId, outlets.id), eq(moduleInstalls.slug, accountsModule)),
      )
      .innerJoin(
        shopifyGrants,
        and(eq(shopifyGrants.outletId, outlets.id), eq(shopifyGrants.shop, outlets.webUrl)),
      )
      .leftJoin(orderWindowRules, eq(orderWindowRules.outletId, accountHosts.outletId))
  return {
    bySlug: hosts()
      .where(eq(accountHosts.slug, sql.placeholder('slug')))
      .prepare('account_host_by_slug'),
    byOutlet: hosts()
      .where(eq(accountHosts.outletId, sql.placeholder('outletId')))
      .prepare('account_host_by_outlet'),
    byShop: hosts()
      .where(eq(shopifyGrants.shop, sql.placeholder('shop')))
      .prepare('account_host_by_shop'),
  }
}
