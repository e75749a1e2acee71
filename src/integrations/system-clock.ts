import type { Clock } from '#domain/ports/ports.ts'

export const systemClock: Clock = { now: () => new Date() }
