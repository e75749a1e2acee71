import { isRouteErrorResponse, useRouteError } from 'react-router'
import { billingRefused as copy } from '#content/portal/billing.ts'
import { pages } from '#content/shared/pages.ts'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { PortalFault } from '../layout/portal-fault.tsx'

/** For roles that may not see money: who can. Anything else is the portal's own error page. */
export function BillingRefused() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 403) return <PortalFault />
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- requireBilling alone throws this
  const { administrators } = error.data as { administrators: string[] }
  return (
    <div className="wrap fault">
      <h1>{copy.title}</h1>
      <p className="lead">{copy.text(administrators)}</p>
      <ButtonLink to={pages.apps.path} size="large">
        {copy.back}
      </ButtonLink>
    </div>
  )
}
