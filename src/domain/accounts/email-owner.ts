import type { MailData } from '#contract/emails/shapes.ts'
import { newId } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { MerchantContext } from '../sessions/session.server.ts'

/** An email about a changed way in, in the transaction of the change: a thief who adds one is noticed. */
export async function emailOwner(
  ctx: MerchantContext,
  change: MailData<'credentials-changed'>['change'],
  name = '',
): Promise<void> {
  const { email, firstName } = ctx.session
  const now = ctx.clock.now()
  await queueMail(ctx, email, `credentials-changed:${newId(now)}`, {
    template: 'credentials-changed',
    data: {
      firstName,
      change,
      name,
      at: now.toISOString(),
      accountUrl: `${ctx.settings.publicBaseUrl}/merchant/account`,
    },
  })
}
