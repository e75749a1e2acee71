import type { MessageChannel } from './events.ts'
import { chargedOn } from '../money/rate-card.ts'

/**
 * What a provider may report about one message. `accepted` and `refused` are its answer to our call; the others come in
 * any order, late, twice or never.
 */
export const reportedStatuses = ['accepted', 'refused', 'sent', 'delivered', 'read', 'failed'] as const
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
  const has = (...statuses: ReportedStatus[]) => reports.some(({ status }) => statuses.includes(status))
  if (has('read')) return 'read'
  if (has('delivered')) return 'delivered'
  if (has('failed', 'refused')) return 'failed'
  return has('sent', 'accepted') ? 'sent' : 'waiting'
}

/** `unpriced`: delivered, but Meta has not said yet whether it charges for it. */
export type HoldOutcome = 'capture' | 'release' | 'unpriced' | 'wait'

/** What to do with the money that is held for an attempt. */
export function holdOutcome(channel: MessageChannel, reports: readonly StatusReport[]): HoldOutcome {
  const state = attemptStateOf(reports)
  const isDelivered = state === 'delivered' || state === 'read'
  if (chargedOn(channel) === 'hand_over') {
    // Whatever the network of an SMS reports, the provider has had it. An email lies in our own outbox until a mail
    // server takes it, which is reported as delivered.
    const isHandedOver =
      channel === 'email' ? isDelivered : reports.some(({ status }) => status !== 'refused')
    if (isHandedOver) return 'capture'
    return state === 'failed' ? 'release' : 'wait'
  }
  if (state === 'failed') return 'release'
  if (!isDelivered) return 'wait'
  if (reports.some(({ isBillable }) => isBillable === false)) return 'release'
  return reports.some(({ isBillable }) => isBillable) ? 'capture' : 'unpriced'
}
