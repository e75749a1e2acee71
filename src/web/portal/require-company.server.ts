import { redirect, type RouterContextProvider } from 'react-router'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { appsPath, requireMerchant } from './guard.server.ts'

/** For pages about a company. People without one are redirected to the apps page, which says so. */
export async function requireCompany(asked: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Promise<MerchantContext> {
  const merchant = await requireMerchant(asked)
  if (!merchant.session.companyId) throw redirect(appsPath)
  return merchant
}
