import { redirect } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { findPayment, settlePayment } from '#domain/money/payments/settle-payment.ts'
import { requireCompany } from '../require-company.server.ts'
import type { Route } from './+types/paid.ts'

/** Where a payer lands. The provider is asked; a webhook may have been quicker, and either credits once. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireCompany(args)
  const { searchParams } = new URL(args.request.url)
  const id = searchParams.get('payment') ?? ''
  const to = searchParams.get('to') ?? ''
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
  const payment = isId ? await findPayment(merchant, id) : undefined
  if (payment?.companyId === merchant.session.companyId) {
    // Where the provider does not answer, the job asks again within minutes.
    await settlePayment(merchant, id).catch((error: unknown) =>
      merchant.log.warn({ err: error }, 'payment not settled'),
    )
  }
  return redirect(/^\/merchant\/[\w/?=&-]*$/.test(to) ? to : pages.billing.path)
}
