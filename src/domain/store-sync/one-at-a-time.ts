/** The last of each store's readings in this process. */
const last = new Map<string, Promise<unknown>>()

/** Readings of one store follow each other, so that an older answer is never written after a newer one. */
export function oneAtATime<T>(shop: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(shop) ?? Promise.resolve()
  const mine = before.then(work, work)
  const settled = mine
    .catch(() => {})
    .finally(() => {
      if (last.get(shop) === settled) last.delete(shop)
    })
  last.set(shop, settled)
  return mine
}
