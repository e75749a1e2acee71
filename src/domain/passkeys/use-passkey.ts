import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, lt, or } from 'drizzle-orm'
import type { PasskeyUse } from '#contract/passkeys/shapes.ts'
import { passkeys } from '#database/schema/users.ts'
import type { RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newSecret } from '../identifiers.ts'
import { forRequest, isOurChallenge, newChallenge } from './challenge.ts'
import { relyingPartyOf } from './relying-party.ts'
import { userHandle } from './user-handle.ts'

/** A challenge that any passkey of this site may answer; the browser offers those it has. */
export async function passkeyRequest(ctx: RequestContext) {
  await ctx.limits.count('passkeyChallenge', ctx.ip)
  const request = newSecret()
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx.settings.publicBaseUrl).id,
    challenge: await newChallenge(ctx, forRequest(request)),
    userVerification: 'required',
  })
  return { request, options }
}

/** Whose passkey answered. Unknown, copied, forged and replayed ones get the same refusal. */
export async function checkPasskey(ctx: RequestContext, use: PasskeyUse): Promise<string> {
  const [known] = await ctx.db.select().from(passkeys).where(eq(passkeys.id, use.id))
  const { newCounter, credentialBackedUp } = await verified(ctx, use, known)
  if (!known || !isOwner(use, known.userId)) throw new DomainError('passkey_failed')
  const used = await ctx.db
    .update(passkeys)
    .set({ counter: newCounter, backedUp: credentialBackedUp, lastUsedAt: ctx.clock.now() })
    .where(and(eq(passkeys.id, known.id), countsUp(newCounter)))
    .returning({ id: passkeys.id })
  if (used.length === 0) throw new DomainError('passkey_failed')
  return known.userId
}

/** Many passkeys always report 0. One that counts must rise, otherwise it was copied. */
const countsUp = (next: number) =>
  next === 0 ? eq(passkeys.counter, 0) : or(lt(passkeys.counter, next), eq(passkeys.counter, 0))

const isOwner = ({ response: { userHandle: shown } }: PasskeyUse, userId: string) =>
  !shown || Buffer.from(shown, 'base64url').equals(userHandle(userId))

async function verified(
  ctx: RequestContext,
  { request, authenticatorAttachment, response, ...rest }: PasskeyUse,
  known: typeof passkeys.$inferSelect | undefined,
) {
  const isOurs = isOurChallenge(ctx, forRequest(request))
  const { id, origin } = relyingPartyOf(ctx.settings.publicBaseUrl)
  try {
    if (!known) throw new Error('unknown passkey')
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...rest,
        response: { ...response, userHandle: response.userHandle ?? undefined },
        authenticatorAttachment: authenticatorAttachment ?? undefined,
        clientExtensionResults: {},
      },
      expectedChallenge: isOurs,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: known.id,
        publicKey: Uint8Array.from(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
        transports: known.transports,
      },
      requireUserVerification: true,
    })
    if (isRight) return authenticationInfo
  } catch (cause) {
    throw new DomainError('passkey_failed', { cause })
  }
  throw new DomainError('passkey_failed')
}
