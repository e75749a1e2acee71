import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { describeVisit } from '#domain/staff/visit.ts'

/** The data of the visit banner, with the minutes left by the server's clock. */
export async function visitOf(merchant: MerchantContext) {
  const visit = await describeVisit(merchant)
  if (!visit) return undefined
  const left = merchant.session.expiresAt.getTime() - merchant.clock.now().getTime()
  return { ...visit, minutes: Math.ceil(left / 60_000) }
}
