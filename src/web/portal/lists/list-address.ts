/** The address of a list with these filters, without the empty ones. */
export function listAddress(filters: Record<string, string>, changed: Record<string, string> = {}): string {
  const said = Object.entries({ ...filters, ...changed }).filter(
    ([, value]) => value !== '' && value !== 'any',
  )
  return `?${new URLSearchParams(said)}`
}
