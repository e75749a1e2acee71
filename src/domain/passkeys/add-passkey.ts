import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { NewPasskey } from '#contract/passkeys/shapes.ts'
import { passkeys } from '#database/schema/users.ts'
import { emailOwner } from '../accounts/email-owner.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { deviceLabel } from '../sessions/device-label.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { forSession, isOurChallenge, newChallenge } from './challenge.ts'
import { viewPasskey } from './list-passkeys.ts'
import { relyingPartyOf } from './relying-party.ts'
import { userHandle } from './user-handle.ts'

const mostPasskeys = 20
/** Ed25519, ES256 and RS256, in the numbers of COSE: what today's devices have. */
const algorithms = [-8, -7, -257]

/** Discoverable, so that it can sign in without a name; with the owner verified, so that it is two factors in one. */
export async function passkeyCreation(ctx: MerchantContext, rpName: string) {
  const { id, userId, email, firstName, lastName } = ctx.session
  const own = await ctx.db
    .select({ id: passkeys.id, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  if (own.length >= mostPasskeys) throw new DomainError('too_many_passkeys')
  return generateRegistrationOptions({
    rpName,
    rpID: relyingPartyOf(ctx.settings.publicBaseUrl).id,
    userID: userHandle(userId),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim(),
    challenge: await newChallenge(ctx, forSession(id)),
    excludeCredentials: own,
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export async function addPasskey(ctx: MerchantContext, { name, passkey }: NewPasskey) {
  const { userId } = ctx.session
  const { credential, credentialBackedUp } = await verified(ctx, passkey)
  return withTransaction(ctx, async (tx) => {
    const [added] = await tx.db
      .insert(passkeys)
      .values({
        id: credential.id,
        userId,
        name: name || deviceLabel(tx.userAgent),
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        backedUp: credentialBackedUp,
        createdAt: tx.clock.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!added) throw new DomainError('passkey_failed')
    await emailOwner(tx, 'passkey-added', added.name)
    await addAuditEntry(tx, { action: 'passkey-added', userId })
    return viewPasskey(added)
  })
}

async function verified(ctx: MerchantContext, passkey: NewPasskey['passkey']) {
  const { id, origin } = relyingPartyOf(ctx.settings.publicBaseUrl)
  const { authenticatorAttachment, ...rest } = passkey
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...rest,
        authenticatorAttachment: authenticatorAttachment ?? undefined,
        clientExtensionResults: {},
      },
      expectedChallenge: isOurChallenge(ctx, forSession(ctx.session.id)),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo) return registrationInfo
  } catch (cause) {
    throw new DomainError('passkey_failed', { cause })
  }
  throw new DomainError('passkey_failed')
}
