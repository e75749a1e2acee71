/** What drivers and PostgreSQL say when they cannot answer now and may be able to later. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
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

/** The driver has no codes for what it found out by itself. */
const awayWords =
  /^(Connection terminated|Client has encountered a connection error|timeout expired|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after)/

/** Whether the database cannot be worked with now. Looks along the causes, because the query layer wraps the driver's. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (('code' in cause && awayCodes.has(String(cause.code))) || awayWords.test(cause.message)) return true
  }
  return false
}
