import type { Context } from '../context.server.ts'
import type { Attempt } from './message-row.ts'
import { takeReport } from './settle-attempt.ts'

const prefix = 'message:'

/** The key of the email of an attempt in the outbox. */
export const mailKeyOf = ({ id }: Pick<Attempt, 'id'>) => `${prefix}${id}`

/** The attempt whose email this is; undefined for every other email. */
export const attemptOfMail = (key: string): string | undefined =>
  key.startsWith(prefix) ? key.slice(prefix.length) : undefined

/** A mail server will never take this email. False where it is no message, and somebody has to look. */
export async function noteMailRefused(ctx: Context, key: string, error: string): Promise<boolean> {
  const attempt = attemptOfMail(key)
  if (attempt) await takeReport(ctx, attempt, { status: 'failed', error })
  return attempt !== undefined
}

/** The mail server of the reader, or the one before it, has an email. */
export async function noteMailTaken(ctx: Context, key: string): Promise<void> {
  const attempt = attemptOfMail(key)
  if (attempt) await takeReport(ctx, attempt, { status: 'delivered', error: '' })
}
