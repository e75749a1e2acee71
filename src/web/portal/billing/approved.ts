import { redirect } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { mayDo } from '#contract/people/roles.ts'
import { syncSubscription } from '#domain/money/plans/sync-subscription.ts'
import { readPlans } from '#domain/money/plans/read-plans.ts'
import { requireCompany } from '../require-company.server.ts'
import type { Route } from './+types/approved.ts'

/** Where an owner lands after deciding about the plan. All plans of the company are asked about; one may wait beside another. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireCompany(args)
  // The billing page says who can help.
  if (!mayDo(merchant.session.role, 'billing:view')) return redirect(pages.billing.path)
  for (const { plan } of await readPlans(merchant)) {
    if (!plan) continue
    await syncSubscription(merchant, plan.id).catch((error: unknown) =>
      merchant.log.warn({ err: error }, 'plan not asked about'),
    )
  }
  return redirect(pages.billing.path)
}
