import { z } from 'zod'

/** The faults of Meta. The first of each list is normal behaviour. */
export const faultModes = {
  webhooks: ['normal', 'twice', 'late', 'shuffled', 'lost', 'wrong signature'],
  delivery: ['normal', 'unread', 'read', 'silent', 'failed', 'free'],
  answer: ['normal', 'lost', 'away', 'busy', 'no access'],
  review: ['normal', 'refuse', 'wait'],
} as const

const input = z.object({
  webhooks: z.enum(faultModes.webhooks).optional(),
  delivery: z.enum(faultModes.delivery).optional(),
  answer: z.enum(faultModes.answer).optional(),
  review: z.enum(faultModes.review).optional(),
  /** How often an answer is lost or away before all is well again; without it, until somebody ends it. */
  times: z.coerce.number().int().min(1).optional(),
})

/** Names and texts with one of these words are refused. */
export const refusedWords = ['casino', 'lottery', 'refuse']

export type MetaFaults = ReturnType<typeof makeMetaFaults>
export type FaultArea = keyof typeof faultModes
type Modes = { -readonly [area in FaultArea]: (typeof faultModes)[area][number] }

export function makeMetaFaults() {
  const now: Modes = { webhooks: 'normal', delivery: 'normal', answer: 'normal', review: 'normal' }
  let left = Number.POSITIVE_INFINITY
  return {
    current: (): Readonly<Modes> => now,
    /** How this call of the API is answered. */
    meetAnswer(): Modes['answer'] {
      const mode = now.answer
      if (mode !== 'normal' && (left -= 1) <= 0) now.answer = 'normal'
      return mode
    },
    isRefused: (text: string) =>
      now.review === 'refuse' || refusedWords.some((word) => text.toLowerCase().includes(word)),
    /** False where the input makes no sense. */
    set(asked: unknown): boolean {
      const { success, data } = input.safeParse(asked)
      if (!success) return false
      const { times, ...modes } = data
      Object.assign(now, modes)
      left = times ?? Number.POSITIVE_INFINITY
      return true
    },
  }
}
