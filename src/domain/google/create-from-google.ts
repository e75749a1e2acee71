import type { GoogleSignInInput } from '#contract/google/shapes.ts'
import { createAccount } from '../accounts/create-account.ts'
import { sourceOf } from '../accounts/sign-up.ts'
import { welcome } from '../accounts/welcome.ts'
import type { RequestContext } from '../context.server.ts'
import type { GooglePerson } from '../ports/ports.ts'
import { type Begun, beginSession } from '../sessions/sign-in.ts'
import { linkIdentity } from './link-identity.ts'

/** A new account, company and outlet for somebody whom Google vouches for, inside a transaction. */
export async function createFromGoogle(
  ctx: RequestContext,
  person: GooglePerson,
  input: GoogleSignInInput,
  termsVersion: string,
): Promise<Begun> {
  const { email, emailVerified, firstName, lastName } = person
  const { userId } = await createAccount(ctx, {
    email,
    firstName,
    lastName,
    passwordHash: null,
    emailVerifiedAt: emailVerified ? ctx.clock.now() : undefined,
    termsVersion,
    website: input.website,
    source: { ...sourceOf(input), via: 'google' },
  })
  await linkIdentity(ctx, userId, person, 'new-account')
  if (!emailVerified) await welcome(ctx, { userId, email, firstName })
  return beginSession(ctx, userId, 'google', { isNewAccount: true })
}
