/** Error codes of Node and PostgreSQL that mean: not available now, perhaps later. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // Too many connections, the disk or the memory is full.
  '53000',
  '53100',
  '53200',
  '53300',
  // Shutting down, crashed, starting.
  '57P01',
  '57P02',
  '57P03',
  // The connection was lost in the middle.
  '08000',
  '08003',
  '08006',
])

/** The driver's own errors have no codes. */
const awayMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout expired|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after)/

/** Whether the database is unavailable. Looks through the causes, because Drizzle wraps the driver's error. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (('code' in cause && awayCodes.has(String(cause.code))) || awayMessages.test(cause.message))
      return true
  }
  return false
}
