import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { googlePaths } from '#contract/google/shapes.ts'
import { users } from '#database/schema/users.ts'
import { checkFactor } from '../accounts/factor.ts'
import { logIn } from '../accounts/log-in.ts'
import { ownMailbox } from '../accounts/own-mailbox.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { beginSession, showSession, type SignedIn } from '../sessions/sign-in.ts'
import { consumeToken, issueToken, peekToken } from '../tokens/one-time-token.ts'
import { linkIdentity } from './link-identity.ts'
import { peekProof, requireProof, useProof } from './pending-proof.ts'
import { conclude, enter, type GoogleOutcome } from './sign-in-with-google.ts'

/** By the account's password, and its second factor: an ordinary sign-in with all its limits, and then connected. */
export async function proveByPassword(
  ctx: RequestContext,
  typed: { password: string; code: string },
): Promise<SignedIn> {
  const { userId, email, person } = await requireProof(ctx, 'account')
  const signedIn = await logIn(ctx, { email, ...typed })
  await withTransaction(ctx, async (tx) => {
    await useProof(tx)
    await linkIdentity(tx, userId, person, 'password')
  })
  return signedIn
}

/** By the code of the authenticator app, for somebody whose Google account opens the account otherwise. */
export async function proveByFactor(ctx: RequestContext, code: string): Promise<SignedIn> {
  const { userId, person, link } = await requireProof(ctx, 'factor')
  if (!(await checkFactor(ctx, userId, code))) throw new DomainError('wrong_factor')
  const begun = await withTransaction(ctx, async (tx) => {
    await useProof(tx)
    if (link) await linkIdentity(tx, userId, person, link)
    return beginSession(tx, userId, 'google')
  })
  return showSession(ctx, begun)
}

const linkData = z.object({ browser: z.string() })

/** Mails a link to the account's own address. It works in this browser only: pressing it elsewhere would let a stranger in. */
export async function mailLink(ctx: RequestContext): Promise<void> {
  const { userId, email } = await requireProof(ctx, 'account')
  await ctx.limits.count('googleMail', email)
  await withTransaction(ctx, async (tx) => {
    const [user] = await tx.db.select().from(users).where(eq(users.id, userId))
    if (!user) throw new DomainError('google_failed')
    const secret = newSecret()
    const browser = hashSecret(ctx.credentials.googleProof ?? '')
    await issueToken(tx, { purpose: 'google-link', subject: userId, secret, data: { browser } })
    await queueMail(tx, user.email, `google-link:${hashSecret(secret)}`, {
      template: 'google-link',
      data: {
        firstName: user.firstName,
        linkUrl: `${tx.settings.publicBaseUrl}${googlePaths.link}?token=${secret}`,
      },
    })
  })
}

/** What the page behind the link shows before its button is pressed. */
export async function peekLink(
  ctx: RequestContext,
  secret: string,
): Promise<{ account: string; google: string } | 'gone' | 'other-browser'> {
  const held = await peekToken(ctx, 'google-link', secret)
  if (!held) return 'gone'
  if (!isFromHere(ctx, held.data)) return 'other-browser'
  const proof = await peekProof(ctx)
  return proof ? { account: proof.email, google: proof.person.email } : 'gone'
}

/** By the mailbox. An account whose address was never proved belongs to the first who proves it. */
export async function proveByMail(ctx: RequestContext, secret: string): Promise<GoogleOutcome> {
  const held = await peekToken(ctx, 'google-link', secret)
  if (!held) throw new DomainError('link_expired')
  if (!isFromHere(ctx, held.data)) throw new DomainError('google_other_browser')
  const { userId, person } = await requireProof(ctx, 'account')
  const step = await withTransaction(ctx, async (tx) => {
    if (!(await consumeToken(tx, 'google-link', secret))) throw new DomainError('link_expired')
    await useProof(tx)
    await ownMailbox(tx, userId)
    return enter(tx, userId, person, 'mail')
  })
  return conclude(ctx, step)
}

const isFromHere = (ctx: RequestContext, data: unknown) =>
  linkData.safeParse(data).data?.browser === hashSecret(ctx.credentials.googleProof ?? '')
