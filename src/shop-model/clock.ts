import type { DemoClock, Speed } from './state.ts'

/** The shop's time at a time of the visitor's clock. It stands still if the visitor's clock is set back. */
export const shopTime = (clock: DemoClock, wall: number): number =>
  clock.at + Math.max(0, wall - clock.wall) * clock.speed

export const clockAt = (clock: DemoClock, wall: number, speed: Speed = clock.speed): DemoClock => ({
  at: shopTime(clock, wall),
  wall,
  speed,
})
