/** `America/New York` */
export const zoneName = (id: string) => id.replaceAll('_', ' ')

/** `UTC+5:30` */
export function offsetName(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const rest = Math.abs(minutes) % 60
  const hours = Math.floor(Math.abs(minutes) / 60)
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}
