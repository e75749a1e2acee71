import { pino } from 'pino'
import type { Log } from '#domain/ports/ports.ts'
import { errorSummary } from './error-summary.ts'
import type { Metrics } from './metrics.ts'

/** The only fields that reach the log. Before you add one, think about what it may hold. */
const written = new Set([
  'requestId',
  'traceId',
  'spanId',
  'method',
  'path',
  'status',
  'ms',
  'code',
  'err',
  'report',
  'reason',
  'port',
  'mode',
  'staff',
  'merchants',
])

interface Extras {
  /** Adds to every line. */
  mixin?: () => object
  /** Standard output, if nothing else is said. */
  destination?: { write(line: string): void }
}

/** JSON lines, its faults counted. Fields by list, errors without the values that they carry. */
export function createLog(
  level: string,
  { errors }: Pick<Metrics, 'errors'>,
  { mixin, destination }: Extras = {},
): Log {
  const options = {
    level,
    mixin,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { log: chosenFields },
    serializers: { err: (error: unknown) => errorSummary(error) },
  }
  const lines = destination ? pino(options, destination) : pino(options)
  return {
    info: (fields, message) => lines.info(fields, message),
    warn: (fields, message) => lines.warn(fields, message),
    error: (fields, message) => {
      errors.inc()
      lines.error(fields, message)
    },
  }
}

const chosenFields = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => written.has(name)))
