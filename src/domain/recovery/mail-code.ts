import { randomInt } from 'node:crypto'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { type Context, type RequestContext, withTransaction } from '../context.server.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import { isQueued, queueMail } from '../mail/queue-mail.ts'
import { issueToken } from '../tokens/one-time-token.ts'
import { findUser } from './find-user.ts'
import { type RequestOrigin, originOf, asRequestOf } from './request-origin.ts'
import { countMailing, guardMailing } from './mailing-guard.ts'

const minutes = 10
const tries = 5

/**
 * Takes the request for a sign-in code and answers with the request that the code will work with. Whether there is
 * an account is looked up only by the job, so that neither answer nor time can tell.
 */
export async function requestCode(
  ctx: RequestContext,
  email: string,
  captchaAnswer: string,
): Promise<string> {
  await guardMailing(ctx, captchaAnswer)
  await countMailing(ctx, 'signInCode', email)
  const request = newSecret()
  await ctx.jobs.enqueue(ctx.db, 'mail-code', { email, request: hashSecret(request), ...originOf(ctx) })
  return request
}

/** The job. An unknown address gets a code as well, which nobody is told: guessing at it takes the same time. */
export async function mailCode(root: Context, { email, request, ...asked }: CodeJob): Promise<void> {
  const dedupeKey = `sign-in-code:${request}`
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await withTransaction(asRequestOf(root, asked), async (ctx) => {
    if (await isQueued(ctx, dedupeKey)) return
    await issueToken(ctx, {
      purpose: 'sign-in-code',
      subject: codeSubject(email, request),
      secret: code,
      tries,
    })
    const user = await findUser(ctx, email)
    if (!user) return
    await queueMail(ctx, email, dedupeKey, {
      template: 'sign-in-code',
      data: { firstName: user.firstName, code, minutes },
    })
    await addAuditEntry(ctx, { action: 'code-sent', userId: user.id })
  })
}

/** `request` is the hash of what the browser was told: a reader of the queue or the outbox cannot use it. */
type CodeJob = RequestOrigin & { email: string; request: string }

/** Each request has a code and tries of its own: what somebody else asks for or types does not disturb it. */
export const codeSubject = (email: string, requestHash: string) => `${email}|${requestHash}`
