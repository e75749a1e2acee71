import { DomainError } from './domain-error.ts'
import { hashSecret } from './identifiers.ts'
import { once } from './once.ts'
import type { MerchantContext } from './sessions/session.server.ts'
import { issueToken, peekToken } from './tokens/one-time-token.ts'

interface KeyedCall {
  name: string
  key: string
  input: unknown
}

const sealedFor = 'repeated-write'

/** A merchant's write with an Idempotency-Key: repeats of it get the first one's answer for a day. */
export async function answerOnce<T>(
  ctx: MerchantContext,
  { name, key, input }: KeyedCall,
  work: () => Promise<T>,
): Promise<T> {
  const { userId, companyId } = ctx.session
  const secret = `${userId}|${companyId}|${name}|${key}`
  const asked = hashSecret(JSON.stringify(input))
  return once(ctx, {
    key: secret,
    async find() {
      const first = await peekToken(ctx, 'repeated-write', secret)
      if (!first) return undefined
      if (first.data.asked !== asked) throw new DomainError('key_reused')
      const text = ctx.keys.unseal(String(first.data.answer), sealedFor)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- sealed below, by the same call
      return text === undefined ? undefined : (JSON.parse(text) as T)
    },
    async work() {
      const answer = await work()
      const data = { asked, answer: ctx.keys.seal(JSON.stringify(answer), sealedFor) }
      await issueToken(ctx, { purpose: 'repeated-write', subject: hashSecret(secret), secret, data })
      return answer
    },
  })
}
