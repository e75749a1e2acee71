import type { Db } from './client.server.ts'
import { laneOf } from './quick-lane.server.ts'

/**
 * For questions that are asked all the time: the text of the statement is put together once for each database, and
 * once for each connection that has transactions. They go over the quick lane, so they must answer at once.
 */
export const preparedOn = <T>(make: (db: Db) => T) => keptBySession(make, laneOf<Db>)

/** The same for writes, which may have to wait for each other: they stay on the pool. */
export const preparedWrite = <T>(make: (db: Db) => T) => keptBySession(make, (db) => db)

function keptBySession<T>(make: (db: Db) => T, laneFor: (db: Db) => Db): (db: Db) => T {
  const kept = new WeakMap<object, T>()
  return (db) => {
    const lane = laneFor(db)
    const { session } = lane._
    const known = kept.get(session)
    if (known !== undefined) return known
    const made = make(lane)
    kept.set(session, made)
    return made
  }
}
