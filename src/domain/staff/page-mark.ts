/** Where a page of a list begins: the value it is ordered by, and the row's id for equals. */
export const writeMark = (value: string, id: string) =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Undefined for whatever somebody typed by hand. */
export function readMark(mark: string): { value: string; id: string } | undefined {
  if (mark === '') return undefined
  try {
    const parsed: unknown = JSON.parse(Buffer.from(mark, 'base64url').toString())
    if (!Array.isArray(parsed)) return undefined
    const [value, id] = parsed as unknown[]
    return typeof value === 'string' && typeof id === 'string' && uuid.test(id) && !value.includes('\0')
      ? { value, id }
      : undefined
  } catch {
    return undefined
  }
}
