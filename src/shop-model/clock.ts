import type { DemoClock, Speed } from './state.ts'

/** The shop's time at a moment of the visitor's. A clock that was set back stands still instead of running backwards. */
export const shopTime = (clock: DemoClock, wall: number): number =>
  clock.at + Math.max(0, wall - clock.wall) * clock.speed

export const clockAt = (clock: DemoClock, wall: number, speed: Speed = clock.speed): DemoClock => ({
  at: shopTime(clock, wall),
  wall,
  speed,
})
