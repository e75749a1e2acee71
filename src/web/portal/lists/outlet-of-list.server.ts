import { type Outlet, requireOutlet } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import type { RouterContextProvider } from 'react-router'
import { outletOfRequest } from '../outlet-of-request.server.ts'
import { requireCompany } from '../require-company.server.ts'

/** For pages about one outlet: the merchant, and the outlet to render the page for. */
export async function outletOfList(asked: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Promise<{ merchant: MerchantContext; outlet: Outlet | undefined }> {
  const merchant = await requireCompany(asked)
  const { outlet } = await outletOfRequest(merchant, asked.request)
  return { merchant, outlet: outlet && (await requireOutlet(merchant, outlet.id)) }
}
