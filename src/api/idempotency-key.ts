import type { Context as HonoContext } from 'hono'

const longestKey = 100

/** What a caller sends along so that the same request, sent twice, is done once. */
export const idempotencyKeyOf = (http: HonoContext): string | undefined =>
  http.req.header('idempotency-key')?.slice(0, longestKey) || undefined
