import type { Db } from './client.server.ts'

/** Caches a prepared query, so that its SQL is built once for each session instead of once for each call. */
export function preparedQuery<T>(build: (db: Db) => T): (db: Db) => T {
  const cache = new WeakMap<object, T>()
  return (db) => {
    const { session } = db._
    const cached = cache.get(session)
    if (cached !== undefined) return cached
    const query = build(db)
    cache.set(session, query)
    return query
  }
}
