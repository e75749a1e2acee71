import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type Context, type RequestContext, withTransaction } from '../context.server.ts'
import { newId, newSecret } from '../identifiers.ts'
import { isQueued, queueMail } from '../mail/queue-mail.ts'
import { issueToken } from '../tokens/one-time-token.ts'
import { findUser } from './find-user.ts'
import { type RequestOrigin, originOf, asRequestOf } from './request-origin.ts'
import { countMailing, guardMailing } from './mailing-guard.ts'

const minutes = 30

/** Takes the request for a new password. As with codes, only the job looks whether there is an account. */
export async function requestReset(ctx: RequestContext, email: string, captchaAnswer: string): Promise<void> {
  await guardMailing(ctx, captchaAnswer)
  await countMailing(ctx, 'reset', email)
  const request = newId(ctx.clock.now())
  await ctx.jobs.enqueue(ctx.db, 'mail-reset-link', { email, request, ...originOf(ctx) })
}

/** The job. A newer link takes the place of the older. */
export async function mailResetLink(root: Context, { email, request, ...asked }: ResetJob): Promise<void> {
  const dedupeKey = `reset-password:${request}`
  await withTransaction(asRequestOf(root, asked), async (ctx) => {
    const user = await findUser(ctx, email)
    if (!user || (await isQueued(ctx, dedupeKey))) return
    const secret = newSecret()
    await issueToken(ctx, { purpose: 'reset-password', subject: user.id, secret })
    await queueMail(ctx, email, dedupeKey, {
      template: 'reset-password',
      data: {
        firstName: user.firstName,
        resetUrl: `${ctx.settings.publicBaseUrl}/merchant/reset-password?token=${secret}`,
        minutes,
      },
    })
    await addAuditEntry(ctx, { action: 'reset-requested', userId: user.id })
  })
}

type ResetJob = RequestOrigin & { email: string; request: string }
