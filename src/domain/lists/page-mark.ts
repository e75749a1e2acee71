/** Where a page of a list begins: the value it is ordered by, and the row's id for equals. */
export const writeMark = (value: string, id: string) =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Undefined if it is not a valid mark. */
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

/** The same for a list in order of time. A mark that contains no time is ignored. */
export function readTimeMark(mark: string): ReturnType<typeof readMark> {
  const found = readMark(mark)
  const at = found && /^\d{4}-/.test(found.value) ? Date.parse(found.value) : Number.NaN
  return found && Number.isFinite(at) ? { ...found, value: new Date(at).toISOString() } : undefined
}
