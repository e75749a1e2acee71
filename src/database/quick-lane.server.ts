const quickLane = Symbol('quick lane')

/** Questions that are asked all the time get connections of their own: no slow statement is ever ahead of them. */
export const withQuickLane = <D extends object>(db: D, lane: object): D =>
  Object.assign(db, { [quickLane]: lane })

/** A transaction has none: what is asked within it is asked of it. */
export const laneOf = <D extends object>(db: D & { [quickLane]?: D }): D => db[quickLane] ?? db

/** Whether what is asked in one turn travels in one packet, in the order it was asked. The embedded database has no packets. */
export const sendsAhead = (db: object): boolean => laneOf(db) !== db
