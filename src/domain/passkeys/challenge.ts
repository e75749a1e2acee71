import type { Context } from '../context.server.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import { consumeToken, issueToken } from '../tokens/one-time-token.ts'

/** What the passkey signs: random, once, for five minutes, and for one session or one request. */
export async function newChallenge(ctx: Context, subject: string): Promise<Uint8Array<ArrayBuffer>> {
  const secret = newSecret()
  await issueToken(ctx, { purpose: 'passkey-challenge', subject, secret })
  return Uint8Array.from(Buffer.from(secret, 'base64url'))
}

/** For the library, which reads the challenge out of the answer and asks whether we gave it. */
export const isOurChallenge = (ctx: Context, subject: string) => async (challenge: string) =>
  (await consumeToken(ctx, 'passkey-challenge', challenge))?.subject === subject

export const forSession = (sessionId: string) => `session|${sessionId}`
export const forRequest = (request: string) => `request|${hashSecret(request)}`
