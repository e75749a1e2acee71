import { Outlet } from 'react-router'
import { erasurePlannedFor } from '#domain/accounts/erasure.ts'
import { proofWays } from '#domain/accounts/proof-ways.ts'
import { ownOutlets } from '#domain/portal/view-portal.ts'
import { PortalLayout } from '#web/layouts/portal/portal-layout.tsx'
import { requireMerchant } from '../guard.server.ts'
import type { Route } from './+types/route.ts'

export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireMerchant(args)
  const [active, ...others] = await ownOutlets(merchant)
  const { firstName, lastName, email, emailVerified } = merchant.session
  const eraseAt = await erasurePlannedFor(merchant)
  return {
    bar: { firstName, lastName, outlet: active?.name, otherOutlets: others.length },
    notices: { unconfirmed: emailVerified ? undefined : email, eraseAt: eraseAt?.toISOString() },
    ways: { ...(await proofWays(merchant)), captcha: merchant.captcha.setup },
  }
}

/** What every page behind the sign-in stands in. Each page's own loader asks who is there as well. */
export default function Portal({ loaderData }: Route.ComponentProps) {
  return (
    <PortalLayout {...loaderData}>
      <Outlet />
    </PortalLayout>
  )
}
