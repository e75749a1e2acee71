/** Where a busy provider does not say how long: Meta lets one number write to one person every six seconds. */
const usualMs = 6_000

/** How long a busy provider wants to be left alone, by its header: seconds or a date. */
export function retryAfterMs(header: string | null, now = Date.now()): number {
  if (header === null) return usualMs
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isFinite(ms) ? Math.max(1_000, ms) : usualMs
}
