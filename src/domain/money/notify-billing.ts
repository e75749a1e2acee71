import type { Mail } from '#contract/emails/shapes.ts'
import { managersOf, type NotificationFrame } from '../company/notify-company.ts'
import { regionOf } from '../company/settings.ts'
import type { Context } from '../context.server.ts'
import { queueMail } from '../mail/queue-mail.ts'

/**
 * Writes to the company's owners and admins about money, once per key. Call it inside the transaction of what
 * happened. These emails cannot be switched off: they say what was taken and what stops.
 */
export async function notifyBilling(
  ctx: Context,
  companyId: string,
  key: string,
  build: (frame: Omit<NotificationFrame, 'settingsUrl'> & { billingUrl: string }) => Mail,
): Promise<void> {
  const readers = await managersOf(ctx, companyId)
  const region = await regionOf(ctx, companyId)
  const billingUrl = `${ctx.settings.publicBaseUrl}/merchant/billing`
  for (const { id, email, firstName, company } of readers) {
    await queueMail(ctx, email, `billing:${key}:${id}`, build({ firstName, company, region, billingUrl }))
  }
}
