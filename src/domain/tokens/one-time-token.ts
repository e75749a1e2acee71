import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { oneTimeTokens } from '#database/schema/sessions.ts'
import type { Context } from '../context.server.ts'
import { hashSecret, newId } from '../identifiers.ts'

export type TokenPurpose =
  | 'reset-password'
  | 'verify-email'
  | 'change-email'
  | 'sign-in-code'
  | 'google-state'
  | 'google-link'
  | 'shopify-state'
  | 'passkey-challenge'
  | 'take-back-erasure'

const minute = 60_000

const lifetimes: Record<TokenPurpose, number> = {
  'reset-password': 30 * minute,
  'verify-email': 24 * 60 * minute,
  'change-email': 60 * minute,
  'sign-in-code': 10 * minute,
  'google-state': 10 * minute,
  'google-link': 30 * minute,
  'shopify-state': 10 * minute,
  'passkey-challenge': 5 * minute,
  'take-back-erasure': 7 * 24 * 60 * minute,
}

interface Issue {
  purpose: TokenPurpose
  /** Whom it is for; an older open one of the same purpose and subject stops working. */
  subject: string
  /** What the bearer will show. Only its hash is kept. */
  secret: string
  data?: Record<string, unknown>
  /** For secrets short enough to guess. */
  tries?: number
}

export async function issueToken(
  ctx: Context,
  { purpose, subject, secret, data = {}, tries }: Issue,
): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.subject, subject),
        isNull(oneTimeTokens.usedAt),
      ),
    )
  await ctx.db.insert(oneTimeTokens).values({
    id: newId(now),
    purpose,
    subject,
    hash: tokenHash(purpose, subject, secret, tries),
    data,
    triesLeft: tries,
    expiresAt: new Date(now.getTime() + lifetimes[purpose]),
    createdAt: now,
  })
}

export interface UsedToken {
  subject: string
  data: Record<string, unknown>
}

/** Uses up a link's secret. Of any number of parallel calls one gets it, the others nothing. */
export async function consumeToken(
  ctx: Context,
  purpose: TokenPurpose,
  secret: string,
): Promise<UsedToken | undefined> {
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.hash, hashSecret(secret)),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({ subject: oneTimeTokens.subject, data: oneTimeTokens.data })
  return row
}

/** Looks without using: for the page that shows the button behind a mailed link. */
export async function peekToken(
  ctx: Context,
  purpose: TokenPurpose,
  secret: string,
): Promise<UsedToken | undefined> {
  const [row] = await ctx.db
    .select({ subject: oneTimeTokens.subject, data: oneTimeTokens.data })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.hash, hashSecret(secret)),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, ctx.clock.now()),
      ),
    )
  return row
}

/** A short code: each try is counted before it is compared, in one statement, so that racing buys no guesses. */
export async function consumeCode(
  ctx: Context,
  { purpose, subject, secret }: Pick<Issue, 'purpose' | 'subject' | 'secret'>,
): Promise<UsedToken | undefined> {
  const now = ctx.clock.now()
  const open = and(
    eq(oneTimeTokens.purpose, purpose),
    eq(oneTimeTokens.subject, subject),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
    gt(oneTimeTokens.triesLeft, 0),
  )
  const [tried] = await ctx.db
    .update(oneTimeTokens)
    .set({ triesLeft: sql`${oneTimeTokens.triesLeft} - 1` })
    .where(open)
    .returning({ id: oneTimeTokens.id, hash: oneTimeTokens.hash })
  if (!tried || tried.hash !== tokenHash(purpose, subject, secret, 1)) return undefined
  const [row] = await ctx.db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.id, tried.id), isNull(oneTimeTokens.usedAt)))
    .returning({ subject: oneTimeTokens.subject, data: oneTimeTokens.data })
  return row
}

/** A long secret is found by its hash alone; a short one is salted by what it is for, or two people's would meet. */
function tokenHash(purpose: TokenPurpose, subject: string, secret: string, tries?: number): string {
  return hashSecret(tries === undefined ? secret : `${purpose}|${subject}|${secret}`)
}
