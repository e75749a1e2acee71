import { z } from 'zod'

/** The faults of Shopify. `none` is normal behaviour. */
const faultModes = {
  webhooks: ['none', 'lost', 'doubled', 'shuffled', 'late', 'wrong-signature', 'old-secret'],
  api: ['none', 'throttled', 'unauthorized', 'forbidden', 'broken', 'hang', 'nonsense', 'lost-answer'],
  file: ['none', 'cut', 'failed'],
  token: ['none', 'invalid_grant', 'lost'],
  cancel: ['none', 'failed'],
} as const

const input = z.object({
  webhooks: z.enum(faultModes.webhooks).optional(),
  api: z.enum(faultModes.api).optional(),
  file: z.enum(faultModes.file).optional(),
  token: z.enum(faultModes.token).optional(),
  cancel: z.enum(faultModes.cancel).optional(),
  /** Seconds for which an access token holds. */
  token_life: z.coerce.number().optional(),
  /** Points that a store's bucket has and gets back each second. */
  points: z.coerce.number().optional(),
  /** Limits the fault to Admin API calls that name this field, such as `orderEditCommit`. Empty means every call. */
  field: z.string().regex(/^\w*$/).optional(),
  /** Milliseconds that each answer of the Admin API takes. */
  delay: z.coerce.number().min(0).optional(),
  /** How often the fault occurs before the service works again; without it, until somebody ends it. */
  times: z.coerce.number().int().optional(),
})

export type Faults = ReturnType<typeof makeFaults>
type Area = keyof typeof faultModes

export function makeFaults() {
  const now: Record<Area, string> = {
    webhooks: 'none',
    api: 'none',
    file: 'none',
    token: 'none',
    cancel: 'none',
  }
  let left = Number.POSITIVE_INFINITY
  let tokenLife = 3600
  let points: number | undefined
  let field = ''
  let delay = 0

  return {
    modes: faultModes,
    tokenLife: () => tokenLife,
    points: () => points,
    delay: () => delay,
    current: (area: Area) => now[area],
    isOn: (area: string, mode: string) => Object.entries(now).some(([a, m]) => a === area && m === mode),
    /** The fault that shows this time. */
    meet(area: Area): string {
      const mode = now[area]
      if (mode !== 'none' && (left -= 1) <= 0) now[area] = 'none'
      return mode
    },
    /** The same for one call of the Admin API. */
    meetCall(query: string): string {
      const isMeant = field === '' || new RegExp(`\\b${field}\\b`).test(query)
      return isMeant ? this.meet('api') : 'none'
    },
    /** False where the input makes no sense. */
    set(asked: unknown): boolean {
      const { success, data } = input.safeParse(asked)
      if (!success) return false
      const { token_life: life, points: wanted, delay: wait, field: name, times, ...modes } = data
      Object.assign(now, modes)
      left = times ?? Number.POSITIVE_INFINITY
      if (life !== undefined) tokenLife = life
      if (wanted !== undefined) points = wanted
      if (wait !== undefined) delay = wait
      field = name ?? ''
      return true
    },
  }
}
