import { and, asc, eq, isNull } from 'drizzle-orm'
import type { SessionView } from '#contract/account.ts'
import { defaultRegion } from '#contract/company.ts'
import { permissionsOf } from '#contract/roles.ts'
import { moduleInstalls, outlets, userOutlets } from '#database/schema/companies.ts'
import { regionOf } from '../company/settings.ts'
import { withTenant } from '../tenant.server.ts'
import { together } from '../together.ts'
import type { MerchantContext } from './session.server.ts'

/** What a signed-in page is told about itself. */
export async function viewSession(ctx: MerchantContext, token: SessionView['token']): Promise<SessionView> {
  return { token, ...(await viewPortal(ctx)) }
}

/** The same without the tokens, for a page that has them. */
export async function viewPortal(ctx: MerchantContext): Promise<Omit<SessionView, 'token'>> {
  const { session } = ctx
  const { companyId } = session
  const [list, installed, region] = companyId
    ? await withTenant(ctx, (tx) => together([ownOutlets(tx), installedApps(tx), regionOf(tx, companyId)]))
    : [[], [], defaultRegion]
  return {
    app_name: 'infiniti',
    outlet_list: list,
    installed_apps: installed,
    status: session.emailVerified ? 'active' : 'unverified',
    permission_list: [...permissionsOf(session.role)],
    super_user: false,
    is_super_user: false,
    multi_user_key: companyId ?? '',
    currency_symbol: region.currencySymbol,
    logged_in_user: { user_first_name: session.firstName, user_role: session.role ?? 'staff' },
  }
}

/** The active outlet comes first: its key is the one that requests carry. */
async function ownOutlets({ db, session }: MerchantContext) {
  const rows = await db
    .select({
      id: outlets.id,
      outlet_name: outlets.outletName,
      web_url: outlets.webUrl,
      api_key: outlets.apiKey,
    })
    .from(userOutlets)
    .innerJoin(outlets, eq(outlets.id, userOutlets.outletId))
    .where(and(eq(userOutlets.userId, session.userId), isNull(outlets.archivedAt)))
    .orderBy(asc(outlets.createdAt), asc(outlets.id))
  return rows.toSorted(
    (a, b) => Number(b.id === session.activeOutletId) - Number(a.id === session.activeOutletId),
  )
}

/** Each module once, however many outlets run it. */
async function installedApps({ db, session }: MerchantContext): Promise<string[]> {
  const rows = await db
    .selectDistinct({ slug: moduleInstalls.slug })
    .from(moduleInstalls)
    .innerJoin(userOutlets, eq(userOutlets.outletId, moduleInstalls.outletId))
    .where(eq(userOutlets.userId, session.userId))
    .orderBy(asc(moduleInstalls.slug))
  return rows.map(({ slug }) => slug)
}
