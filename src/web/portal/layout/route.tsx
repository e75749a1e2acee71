import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { erasurePlannedFor } from '#domain/accounts/erasure.ts'
import { proofWays } from '#domain/accounts/proof-ways.ts'
import { readRegion } from '#domain/company/settings.ts'
import { planTrouble } from '#domain/money/plans/plan-trouble.ts'
import { PortalLayout } from '#web/portal/layout/portal-layout.tsx'
import { requireMerchant } from '../guard.server.ts'
import { outletOfRequest } from '../outlet-of-request.server.ts'
import { visitOf } from '../visit-of.server.ts'
import type { Route } from './+types/route.ts'

export const handle = { inlineStyle: true }

export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireMerchant(args)
  const { firstName, lastName, email, emailVerified, role, companyId } = merchant.session
  const [{ outlets, outlet }, region, eraseAt, visit, ways, plan] = await Promise.all([
    outletOfRequest(merchant, args.request),
    readRegion(merchant),
    erasurePlannedFor(merchant),
    visitOf(merchant),
    proofWays(merchant),
    planTrouble(merchant),
  ])
  const notices = {
    unconfirmed: emailVerified ? undefined : email,
    eraseAt: eraseAt?.toISOString(),
    noCompany: companyId === null,
    plan,
  }
  const openTasks = Object.values(notices).filter(Boolean).length
  return {
    portal: { outlets, serverOutletId: outlet?.id, role, openTasks, region },
    bar: { firstName, lastName, hasDashboard: merchant.settings.dashboardBase !== undefined },
    notices,
    visit,
    ways: { ...ways, captcha: merchant.captcha.setup },
  }
}

let last: Awaited<ReturnType<typeof loader>> | undefined

/** A frame that could not be renewed stays as it is: the page inside it says that no answer came. */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Awaited<ReturnType<typeof loader>>> {
  try {
    last = await serverLoader()
    return last
  } catch (error) {
    // A redirect is an answer too.
    if (!last || error instanceof Response) throw error
    return last
  }
}
clientLoader.hydrate = true as const

/** The frame is renewed after a change, not by every step from page to page. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || currentUrl.pathname === nextUrl.pathname ? defaultShouldRevalidate : false

/** The frame of every portal page. Each page's own loader checks the session as well. */
export default function Portal({ loaderData }: Route.ComponentProps) {
  return (
    <PortalLayout {...loaderData}>
      <Outlet />
    </PortalLayout>
  )
}

export { PortalFault as ErrorBoundary } from '#web/portal/layout/portal-fault.tsx'
