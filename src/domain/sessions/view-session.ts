import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { defaultRegion } from '#contract/company/shapes.ts'
import { permissionsOf } from '#contract/people/roles.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { companies, moduleInstalls, outlets, userOutlets } from '#database/schema/companies.ts'
import { companySettings } from '#database/schema/company-settings.ts'
import { withTenant } from '../tenant.server.ts'
import type { MerchantContext } from './session.server.ts'

/** What a signed-in page needs to know. */
export async function viewSession(ctx: MerchantContext, token: SessionView['token']): Promise<SessionView> {
  return { token, ...(await viewPortal(ctx)) }
}

/** The same without the tokens, for a page that already has them. */
export async function viewPortal(ctx: MerchantContext): Promise<Omit<SessionView, 'token'>> {
  const { session } = ctx
  const { companyId } = session
  const shown = companyId ? await withTenant(ctx, readPortal) : nothing
  return {
    app_name: 'infiniti',
    outlet_list: shown.outlets,
    installed_apps: shown.apps,
    status: session.emailVerified ? 'active' : 'unverified',
    permission_list: [...permissionsOf(session.role)],
    super_user: false,
    is_super_user: false,
    multi_user_key: companyId ?? '',
    currency_symbol: shown.currencySymbol,
    logged_in_user: { user_first_name: session.firstName, user_role: session.role ?? 'staff' },
  }
}

interface Shown {
  /** The active outlet comes first: requests carry its key. */
  outlets: SessionView['outlet_list']
  /** Each module once, however many outlets run it. */
  apps: string[]
  currencySymbol: string
}

const nothing: Shown = { outlets: [], apps: [], currencySymbol: defaultRegion.currencySymbol }

async function readPortal({ db, session }: MerchantContext): Promise<Shown> {
  const { userId, companyId, activeOutletId } = session
  const rows = await portalOf(db).execute({ userId, companyId })
  const [first] = rows
  if (!first) return nothing
  return {
    outlets: rows
      .flatMap(({ outlet }) => outlet ?? [])
      .toSorted((a, b) => Number(b.id === activeOutletId) - Number(a.id === activeOutletId)),
    apps: first.apps,
    currencySymbol: first.currencySymbol ?? nothing.currencySymbol,
  }
}

/** One row for each outlet of the user, or one without an outlet; apps and currency are the same in all rows. */
const portalOf = preparedQuery((db) => {
  const userId = sql.placeholder('userId')
  const apps = db
    .selectDistinct({ slug: moduleInstalls.slug })
    .from(moduleInstalls)
    .innerJoin(userOutlets, eq(userOutlets.outletId, moduleInstalls.outletId))
    .where(eq(userOutlets.userId, userId))
    .orderBy(asc(moduleInstalls.slug))
  return db
    .select({
      outlet: {
        id: outlets.id,
        outlet_name: outlets.outletName,
        web_url: outlets.webUrl,
        api_key: outlets.apiKey,
      },
      apps: sql<string[]>`array${apps}`,
      currencySymbol: companySettings.currencySymbol,
    })
    .from(companies)
    .leftJoin(companySettings, eq(companySettings.companyId, companies.id))
    .leftJoin(userOutlets, and(eq(userOutlets.companyId, companies.id), eq(userOutlets.userId, userId)))
    .leftJoin(outlets, and(eq(outlets.id, userOutlets.outletId), isNull(outlets.archivedAt)))
    .where(eq(companies.id, sql.placeholder('companyId')))
    .orderBy(asc(outlets.createdAt), asc(outlets.id))
    .prepare('portal_of_session')
})
