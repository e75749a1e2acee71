import type { Context } from '../context.server.ts'
import { newSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { issueToken } from '../tokens/one-time-token.ts'

interface Newcomer {
  userId: string
  email: string
  firstName: string
}

/** The first email, with the link that confirms the address. Inside the transaction that makes the account. */
export async function welcome(ctx: Context, { userId, email, firstName }: Newcomer): Promise<void> {
  const secret = newSecret()
  await issueToken(ctx, { purpose: 'verify-email', subject: userId, secret })
  await queueMail(ctx, email, `welcome:${userId}`, {
    template: 'welcome',
    data: { firstName, verifyUrl: `${ctx.settings.publicBaseUrl}/merchant/verify-email?token=${secret}` },
  })
}
