/** What a provider may report about one message. They come in any order, late, twice or never. */
export const reportedStatuses = ['accepted', 'sent', 'delivered', 'read', 'failed'] as const
export type ReportedStatus = (typeof reportedStatuses)[number]

export interface StatusReport {
  status: ReportedStatus
  /** Meta says whether it charges us for a message. */
  isBillable?: boolean
}

export type AttemptState = 'waiting' | 'sent' | 'delivered' | 'read' | 'failed'

/**
 * How an attempt stands after everything that was reported, whatever came first. Delivered wins over failed: several
 * devices of one person may report both.
 */
export function attemptStateOf(reports: readonly StatusReport[]): AttemptState {
  const has = (status: ReportedStatus) => reports.some((report) => report.status === status)
  if (has('read')) return 'read'
  if (has('delivered')) return 'delivered'
  if (has('failed')) return 'failed'
  return has('sent') || has('accepted') ? 'sent' : 'waiting'
}

/** What to do with the money that is held for a WhatsApp message. */
export function holdOutcome(reports: readonly StatusReport[]): 'capture' | 'release' | 'wait' {
  const state = attemptStateOf(reports)
  if (state === 'failed') return 'release'
  if (state !== 'delivered' && state !== 'read') return 'wait'
  return reports.some(({ isBillable }) => isBillable === false) ? 'release' : 'capture'
}
