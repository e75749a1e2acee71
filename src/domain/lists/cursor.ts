/** Where a page of a list begins: the value it is ordered by, and the row's id for equals. */
export const encodeCursor = (value: string, id: string) =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Undefined if it is not a valid cursor. */
export function decodeCursor(cursor: string): { value: string; id: string } | undefined {
  if (cursor === '') return undefined
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (!Array.isArray(parsed)) return undefined
    const [value, id] = parsed as unknown[]
    return typeof value === 'string' && typeof id === 'string' && uuid.test(id) && !value.includes('\0')
      ? { value, id }
      : undefined
  } catch {
    return undefined
  }
}

/** The same for a list in order of time. A cursor that contains no time is ignored. */
export function decodeTimeCursor(cursor: string): ReturnType<typeof decodeCursor> {
  const found = decodeCursor(cursor)
  const at = found && /^\d{4}-/.test(found.value) ? Date.parse(found.value) : Number.NaN
  return found && Number.isFinite(at) ? { ...found, value: new Date(at).toISOString() } : undefined
}
