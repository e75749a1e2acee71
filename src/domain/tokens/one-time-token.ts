import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { oneTimeTokens } from '#database/schema/sessions.ts'
import type { Context } from '../context.server.ts'
import { hashSecret, newId } from '../identifiers.ts'

export type TokenPurpose =
  | 'reset-password'
  | 'verify-email'
  | 'sign-up-repeat'
  | 'repeated-write'
  | 'change-email'
  | 'sign-in-code'
  | 'google-state'
  | 'google-proof'
  | 'google-link'
  | 'shopify-state'
  | 'shopify-claim'
  | 'shopify-choice'
  | 'passkey-challenge'
  | 'take-back-erasure'
  | 'xut'

const minute = 60_000

const lifetimes: Record<TokenPurpose, number> = {
  'reset-password': 30 * minute,
  'verify-email': 24 * 60 * minute,
  'sign-up-repeat': 24 * 60 * minute,
  'repeated-write': 24 * 60 * minute,
  'change-email': 60 * minute,
  'sign-in-code': 10 * minute,
  'google-state': 10 * minute,
  'google-proof': 30 * minute,
  'google-link': 30 * minute,
  'shopify-state': 10 * minute,
  'shopify-claim': 60 * minute,
  'shopify-choice': 60 * minute,
  'passkey-challenge': 5 * minute,
  'take-back-erasure': 7 * 24 * 60 * minute,
  xut: minute,
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
  /** Milliseconds, where it must not live as long as others of its purpose. */
  lastsMs?: number
}

export async function issueToken(ctx: Context, issue: Issue): Promise<void> {
  const { purpose, subject, data = {}, tries, lastsMs = lifetimes[purpose] } = issue
  const now = ctx.clock.now()
  const fresh = {
    id: newId(now),
    hash: tokenHash(ctx, issue),
    data,
    triesLeft: tries ?? null,
    expiresAt: new Date(now.getTime() + lastsMs),
    createdAt: now,
  }
  // In one statement: of two at the same moment, the later one takes the place of the earlier.
  await ctx.db
    .insert(oneTimeTokens)
    .values({ purpose, subject, ...fresh })
    .onConflictDoUpdate({
      target: [oneTimeTokens.purpose, oneTimeTokens.subject],
      targetWhere: isNull(oneTimeTokens.usedAt),
      set: fresh,
    })
}

export interface UsedToken {
  subject: string
  data: Record<string, unknown>
}

/**
 * A token is found by its secret, or by its subject where the bearer proves the subject itself. Whoever comes again
 * with the same subject gets a token with a secret of its own.
 */
type TokenKey = { secret: string } | { subject: string }

const isOpen = ({ clock }: Context, purpose: TokenPurpose, key: TokenKey) =>
  and(
    eq(oneTimeTokens.purpose, purpose),
    'secret' in key ? eq(oneTimeTokens.hash, hashSecret(key.secret)) : eq(oneTimeTokens.subject, key.subject),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, clock.now()),
  )

/** Uses up a token. Of any number of parallel calls one gets it, the others nothing. */
export async function consumeToken(
  ctx: Context,
  purpose: TokenPurpose,
  key: string | TokenKey,
): Promise<UsedToken | undefined> {
  const [row] = await ctx.db
    .update(oneTimeTokens)
    .set({ usedAt: ctx.clock.now() })
    .where(isOpen(ctx, purpose, keyOf(key)))
    .returning({ subject: oneTimeTokens.subject, data: oneTimeTokens.data })
  return row
}

/** Looks without using: for the page that shows the button behind a mailed link. */
export async function peekToken(
  ctx: Context,
  purpose: TokenPurpose,
  key: string | TokenKey,
): Promise<UsedToken | undefined> {
  const [row] = await ctx.db
    .select({ subject: oneTimeTokens.subject, data: oneTimeTokens.data })
    .from(oneTimeTokens)
    .where(isOpen(ctx, purpose, keyOf(key)))
  return row
}

const keyOf = (key: string | TokenKey): TokenKey => (typeof key === 'string' ? { secret: key } : key)

interface TriedCode extends UsedToken {
  id: string
}

/**
 * A short code: each try is counted before it is compared, in one statement, so that racing buys no guesses. A
 * right one is not used yet: `useCode` does that, in the transaction of what it is for.
 */
export async function tryCode(
  ctx: Context,
  { purpose, subject, secret }: Pick<Issue, 'purpose' | 'subject' | 'secret'>,
): Promise<TriedCode | undefined> {
  const [tried] = await ctx.db
    .update(oneTimeTokens)
    .set({ triesLeft: sql`${oneTimeTokens.triesLeft} - 1` })
    .where(
      and(
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.subject, subject),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, ctx.clock.now()),
        gt(oneTimeTokens.triesLeft, 0),
      ),
    )
    .returning()
  if (!tried || !ctx.keys.matchesPepper(tried.hash, codeText(purpose, subject, secret))) return undefined
  return { id: tried.id, subject: tried.subject, data: tried.data }
}

/** Of any number of parallel calls one gets true. */
export async function useCode(ctx: Context, { id }: TriedCode): Promise<boolean> {
  const used = await ctx.db
    .update(oneTimeTokens)
    .set({ usedAt: ctx.clock.now() })
    .where(and(eq(oneTimeTokens.id, id), isNull(oneTimeTokens.usedAt)))
    .returning({ id: oneTimeTokens.id })
  return used.length > 0
}

/** Makes every open link and code of these purposes worthless. */
export async function voidTokens(ctx: Context, subject: string, purposes: TokenPurpose[]): Promise<void> {
  await ctx.db
    .update(oneTimeTokens)
    .set({ usedAt: ctx.clock.now() })
    .where(
      and(
        inArray(oneTimeTokens.purpose, purposes),
        eq(oneTimeTokens.subject, subject),
        isNull(oneTimeTokens.usedAt),
      ),
    )
}

/**
 * A long secret is found by its hash. A short one could be guessed from a plain hash, so its hash is keyed, and
 * covers what it is for.
 */
function tokenHash(ctx: Context, { purpose, subject, secret, tries }: Issue): string {
  return tries === undefined ? hashSecret(secret) : ctx.keys.pepper(codeText(purpose, subject, secret))
}

const codeText = (purpose: TokenPurpose, subject: string, secret: string) => `${purpose}|${subject}|${secret}`
