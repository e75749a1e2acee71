import * as z from 'zod/mini'
import type { RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import { consumeToken, issueToken, peekToken } from '../tokens/one-time-token.ts'

const proofData = z.object({
  userId: z.string(),
  /** The account's own address, for the page to name. */
  email: z.string(),
  /** `account`: its password or mailbox. `factor`: the code of its authenticator app. */
  wants: z.enum(['account', 'factor']),
  person: z.object({
    issuer: z.string(),
    subject: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    hostedDomain: z.optional(z.string()),
    firstName: z.string(),
    lastName: z.string(),
  }),
  /** How the two were found to belong together, once they were. */
  link: z.optional(z.enum(['address', 'mail'])),
})

export type PendingProof = z.infer<typeof proofData>

/** What is left to prove waits for this browser, and for nobody else, under a cookie of its own. Gives the cookie. */
export async function storePendingProof(ctx: RequestContext, proof: PendingProof): Promise<string> {
  const secret = newSecret()
  await issueToken(ctx, { purpose: 'google-proof', subject: hashSecret(secret), secret, data: proof })
  return secret
}

export async function peekProof(ctx: RequestContext): Promise<PendingProof | undefined> {
  const held = await peekToken(ctx, 'google-proof', ctx.credentials.googleProof ?? '')
  return proofData.safeParse(held?.data).data
}

/** For the calls that need it to be there. */
export async function requireProof(ctx: RequestContext, wants: PendingProof['wants']): Promise<PendingProof> {
  const proof = await peekProof(ctx)
  if (proof?.wants !== wants) throw new DomainError('google_failed')
  return proof
}

export async function useProof(ctx: RequestContext): Promise<void> {
  const used = await consumeToken(ctx, 'google-proof', ctx.credentials.googleProof ?? '')
  if (!used) throw new DomainError('google_failed')
}
