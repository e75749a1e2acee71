import type { GoogleSignInInput } from '#contract/google.ts'
import { createAccount } from '../accounts/create-account.ts'
import { sourceOf } from '../accounts/sign-up.ts'
import type { RequestContext } from '../context.server.ts'
import { newSecret } from '../identifiers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { GooglePerson } from '../ports.ts'
import { type Begun, beginSession } from '../sessions/sign-in.ts'
import { issueToken } from '../tokens/one-time-token.ts'
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
  if (!emailVerified) {
    const secret = newSecret()
    await issueToken(ctx, { purpose: 'verify-email', subject: userId, secret })
    await queueMail(ctx, email, `welcome:${userId}`, {
      template: 'welcome',
      data: { firstName, verifyUrl: `${ctx.settings.publicBaseUrl}/merchant/verify-email?token=${secret}` },
    })
  }
  return beginSession(ctx, userId, 'google', { isNewAccount: true })
}
