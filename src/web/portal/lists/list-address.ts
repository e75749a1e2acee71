/** `any` means no choice, except in a search: there it is the beginning of a name. */
export const isChoice = (name: string, value: string) =>
  value !== '' && (value !== 'any' || name === 'search')

/** The address of a list with these filters, without those that choose nothing. */
export function listAddress(filters: Record<string, string>, changed: Record<string, string> = {}): string {
  const said = Object.entries({ ...filters, ...changed }).filter(([name, value]) => isChoice(name, value))
  return `?${new URLSearchParams(said)}`
}
