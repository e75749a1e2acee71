import { pino } from 'pino'
import type { Log } from '#domain/ports.ts'
import type { Metrics } from './metrics.ts'

/**
 * JSON lines, its faults counted. Only the fields that the code names are written, and these never. `mixin` adds to
 * every line.
 */
export function createLog(level: string, { errors }: Metrics, mixin?: () => object): Log {
  const lines = pino({
    level,
    mixin,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['*.password', '*.token', '*.secret', '*.authorization', '*.cookie', '*.email'],
  })
  return {
    info: (fields, message) => lines.info(fields, message),
    warn: (fields, message) => lines.warn(fields, message),
    error: (fields, message) => {
      errors.inc()
      lines.error(fields, message)
    },
  }
}
