import { data, type RouterContextProvider } from 'react-router'
import { mayDo } from '#contract/people/roles.ts'
import { listAdministrators } from '#domain/company/list-administrators.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { requireCompany } from '../require-company.server.ts'

/** For pages about money. Roles that may not see it get 403, and a page that names who can help. */
export async function requireBilling(asked: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Promise<MerchantContext> {
  const merchant = await requireCompany(asked)
  if (!mayDo(merchant.session.role, 'billing:view')) {
    // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer 403
    throw data({ administrators: await listAdministrators(merchant) }, { status: 403 })
  }
  return merchant
}
