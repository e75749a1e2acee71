/** Every state of a payment, and what it may become. A provider's "paid" wins over what was said or guessed before. */

export const paymentStates = [
  'started',
  'pending',
  'settled',
  'failed',
  'expired',
  'disputed',
  'refunded',
] as const
export type PaymentState = (typeof paymentStates)[number]

const next: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  /** Written down; the provider has not answered yet. */
  started: ['pending', 'settled', 'failed', 'expired'],
  /** The provider waits for the payer or for the payer's bank. */
  pending: ['settled', 'failed', 'expired'],
  failed: ['settled'],
  expired: ['settled'],
  settled: ['disputed', 'refunded'],
  /** The bank decided for us: what it had taken is back. */
  disputed: ['settled'],
  refunded: [],
}

export const mayBecome = (from: PaymentState, to: PaymentState) => next[from].includes(to)
/** It may be credited for the first time. */
export const maySettle = (state: PaymentState) => state !== 'disputed' && mayBecome(state, 'settled')
/** It may still be paid without anybody asking again. */
export const isOpenPayment = (state: PaymentState) => state === 'started' || state === 'pending'

/** For conditions in SQL. */
export const paymentStatesThat = (has: (state: PaymentState) => boolean): PaymentState[] =>
  paymentStates.filter(has)
export const statesBefore = (to: PaymentState): PaymentState[] =>
  paymentStatesThat((from) => mayBecome(from, to))
