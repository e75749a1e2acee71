import type { Db } from './client.server.ts'
import { laneOf } from './quick-lane.server.ts'

/** For questions that are asked all the time: the text of the statement is put together once for each database. */
export function preparedOn<T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>()
  return (db) => {
    const known = made.get(db) ?? make(laneOf(db))
    made.set(db, known)
    return known
  }
}
