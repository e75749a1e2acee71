import { type OutletName, ownOutlets } from '#domain/portal/view-portal.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'

/**
 * The merchant's outlets, and the one to draw a page for: the address names it (`?outletId=`), else it is the one
 * chosen last. A tab that works in another one asks for its own once the browser has taken over.
 */
export async function outletOfRequest(
  merchant: MerchantContext,
  request: Request,
): Promise<{ outlets: OutletName[]; outlet: OutletName | undefined }> {
  const outlets = await ownOutlets(merchant)
  const asked = new URL(request.url).searchParams.get('outletId')
  return { outlets, outlet: outlets.find(({ id }) => id === asked) ?? outlets[0] }
}
