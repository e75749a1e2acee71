import { and, eq, ne } from 'drizzle-orm'
import type { GoogleSignInInput } from '#contract/google/shapes.ts'
import { identities, users } from '#database/schema/users.ts'
import { hasFactor } from '../accounts/factor.ts'
import { isKnownBrowser } from '../accounts/own-mailbox.ts'
import { reclaimAddress } from '../accounts/reclaim-account.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { GooglePerson } from '../ports/ports.ts'
import { type Begun, beginSession, showSession, type SignedIn } from '../sessions/sign-in.ts'
import { createFromGoogle } from './create-from-google.ts'
import { decideLink } from './decide-link.ts'
import { endTrip } from './google-trip.ts'
import { linkIdentity, useIdentity } from './link-identity.ts'
import { storePendingProof, type PendingProof } from './pending-proof.ts'

/** Either signed in, or something is left to prove; that waits under a cookie. */
export type GoogleOutcome = { signedIn: SignedIn } | { wants: PendingProof['wants']; cookie: string }

type Step = { begun: Begun } | Exclude<GoogleOutcome, { signedIn: SignedIn }>

/** Signs in, signs up, or asks for more proof, by the identity that Google vouches for. */
export async function signInWithGoogle(
  ctx: RequestContext,
  input: GoogleSignInInput,
  termsVersion: string,
): Promise<GoogleOutcome> {
  const person = await endTrip(ctx, input, 'sign-in')
  const decide = () => withTransaction(ctx, (tx) => admit(tx, person, input, termsVersion))
  // Somebody else may make or verify the account at the same moment; then it is looked at again.
  const step = await decide().catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'email_taken') return decide()
    throw error
  })
  return conclude(ctx, step)
}

export async function conclude(ctx: RequestContext, step: Step): Promise<GoogleOutcome> {
  return 'begun' in step ? { signedIn: await showSession(ctx, step.begun) } : step
}

async function admit(
  ctx: RequestContext,
  person: GooglePerson,
  input: GoogleSignInInput,
  termsVersion: string,
): Promise<Step> {
  const linkedTo = await useIdentity(ctx, person)
  if (linkedTo) return enter(ctx, linkedTo, person)

  const [local] = await ctx.db.select().from(users).where(eq(users.email, person.email)).for('update')
  if (!local) return { begun: await createFromGoogle(ctx, person, input, termsVersion) }
  if (local.disabledAt) throw new DomainError('forbidden')

  const decision = decideLink(person, {
    isVerified: local.emailVerifiedAt !== null,
    hasOtherSubject: await hasOtherSubject(ctx, local.id, person),
    isKnownBrowser: await isKnownBrowser(ctx, local.id),
  })
  switch (decision) {
    case 'link':
      return enter(ctx, local.id, person, 'address')
    case 'reclaim':
      if (!(await reclaimAddress(ctx, local.id, local.email))) throw new DomainError('email_taken')
      return { begun: await createFromGoogle(ctx, person, input, termsVersion) }
    case 'prove': {
      const proof = { userId: local.id, email: local.email, wants: 'account' as const, person }
      return { wants: 'account', cookie: await storePendingProof(ctx, proof) }
    }
  }
}

/** Into an account that exists: past its second factor first, and connected only then. */
export async function enter(
  ctx: RequestContext,
  userId: string,
  person: GooglePerson,
  link?: PendingProof['link'],
): Promise<Step> {
  if (await hasFactor(ctx, userId)) {
    const proof = { userId, email: person.email, wants: 'factor' as const, person, link }
    return { wants: 'factor', cookie: await storePendingProof(ctx, proof) }
  }
  if (link) await linkIdentity(ctx, userId, person, link)
  return { begun: await beginSession(ctx, userId, 'google') }
}

async function hasOtherSubject(ctx: RequestContext, userId: string, person: GooglePerson): Promise<boolean> {
  const others = await ctx.db
    .select({ subject: identities.subject })
    .from(identities)
    .where(
      and(
        eq(identities.userId, userId),
        eq(identities.issuer, person.issuer),
        ne(identities.subject, person.subject),
      ),
    )
  return others.length > 0
}
