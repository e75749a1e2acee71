/** Where a page of a list of Shopify's things begins: their time, and their number for equals. */
export const encodeNumberCursor = (at: Date, id: number) =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url')

/** What is not understood begins at the newest. */
export function decodeNumberCursor(cursor: string): { at: Date; id: number } | undefined {
  const [, at, id] = /^(\d{1,14})\.(\d{1,16})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return at && id ? { at: new Date(Number(at)), id: Number(id) } : undefined
}
