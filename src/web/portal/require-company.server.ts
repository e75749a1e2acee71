import { redirect, type RouterContextProvider } from 'react-router'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { appsPath, requireMerchant } from './guard.server.ts'

/** For pages about a company. Who works for none (our staff, or somebody who left) is shown the apps, which say so. */
export async function requireCompany(asked: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Promise<MerchantContext> {
  const merchant = await requireMerchant(asked)
  if (!merchant.session.companyId) throw redirect(appsPath)
  return merchant
}
