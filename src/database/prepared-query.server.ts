import type { Db } from './client.server.ts'

const quickLane = Symbol('quick lane')

/** Questions that are asked all the time get connections of their own: no slow statement is ever ahead of them. */
export const withQuickLane = <D extends Db>(db: D, lane: Db): D => Object.assign(db, { [quickLane]: lane })

/** For such questions: the text of the statement is put together once for each database. */
export function preparedOn<T>(make: (db: Db) => T): (db: Db) => T {
  const made = new WeakMap<Db, T>()
  return (db) => {
    const known = made.get(db) ?? make(laneOf(db))
    made.set(db, known)
    return known
  }
}

/** A transaction has none: what is asked within it is asked of it. */
const laneOf = (db: Db & { [quickLane]?: Db }) => db[quickLane] ?? db
