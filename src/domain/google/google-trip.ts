import * as z from 'zod/mini'
import { connectPrefix } from '#contract/google/shapes.ts'
import { withTransaction, type RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import type { Google, GooglePerson } from '../ports/ports.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { isFresh } from '../sessions/session.server.ts'
import { consumeToken, issueToken, peekToken } from '../tokens/one-time-token.ts'

type TripPurpose = 'sign-in' | 'connect'

const tripData = z.object({
  browser: z.string(),
  purpose: z.enum(['sign-in', 'connect']),
  /** Who is connecting. */
  userId: z.optional(z.string()),
  sealed: z.string(),
})

const sealedFor = 'google-state'
const sealedSecrets = z.object({ nonce: z.string(), verifier: z.string() })

/** Where to send the visitor. A browser may be on several trips at once: each tab has a state of its own. */
export async function beginTrip(
  ctx: RequestContext,
  purpose: TripPurpose,
  loginHint: string,
): Promise<{ url: string; browser: string }> {
  const google = requireGoogle(ctx)
  await ctx.limits.count('google', ctx.ip)
  const userId = purpose === 'connect' ? await freshUser(ctx) : undefined
  const browser = ctx.credentials.google ?? newSecret()
  const secrets = {
    state: `${purpose === 'connect' ? connectPrefix : ''}${newSecret()}`,
    nonce: newSecret(),
    verifier: newSecret(),
  }
  const url = await google.authorisationUrl(secrets, loginHint)
  const { state, nonce, verifier } = secrets
  const sealed = ctx.keys.seal(JSON.stringify({ nonce, verifier }), sealedFor)
  await withTransaction(ctx, (tx) =>
    issueToken(tx, {
      purpose: 'google-state',
      subject: hashSecret(state),
      secret: state,
      data: { browser: hashSecret(browser), purpose, userId, sealed } satisfies z.infer<typeof tripData>,
    }),
  )
  return { url, browser }
}

export interface GoogleAnswer {
  code: string
  state: string
  iss: string
}

/** The identity that Google confirms. The state works once, for one purpose and one browser. */
export async function endTrip(
  ctx: RequestContext,
  answer: GoogleAnswer,
  purpose: TripPurpose,
  userId?: string,
): Promise<GooglePerson> {
  const google = requireGoogle(ctx)
  await ctx.limits.count('google', ctx.ip)
  const held = await peekToken(ctx, 'google-state', answer.state)
  const trip = tripData.safeParse(held?.data).data
  // Checked before it is used up, so that a stranger who saw the address cannot use it up.
  const isOwn =
    trip?.purpose === purpose &&
    trip.userId === userId &&
    trip.browser === hashSecret(ctx.credentials.google ?? '')
  if (!isOwn || !(await consumeToken(ctx, 'google-state', answer.state))) {
    throw new DomainError('google_failed')
  }
  const opened = ctx.keys.unseal(trip.sealed, sealedFor)
  if (!opened) throw new DomainError('google_failed')
  const secrets = sealedSecrets.parse(JSON.parse(opened))
  return google.identify(answer, { state: answer.state, ...secrets })
}

function requireGoogle({ google }: RequestContext): Google {
  if (!google) throw new DomainError('google_unavailable')
  return google
}

/** Adding a way in is a change to the account itself. */
async function freshUser(ctx: RequestContext): Promise<string> {
  const merchant = await authenticate(ctx)
  if (!merchant) throw new DomainError('signed_out')
  if (merchant.session.actorId) throw new DomainError('not_on_visit')
  if (!isFresh(merchant.session, ctx.clock.now())) throw new DomainError('proof_needed')
  return merchant.session.userId
}
