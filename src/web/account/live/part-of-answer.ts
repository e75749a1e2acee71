import { addressOf, invoiceOf, orderOf, profileOf, sessionOf, summaryOf } from './live-account.ts'
import type { Known } from './live-state.ts'
import type { PartAnswers } from './parts.ts'

/** The part of the state that an answer contains. Orders that were read in full stay so. */
export function partOf({ orders, invoices }: Known, loaded: PartAnswers): Partial<Known> {
  switch (loaded.kind) {
    case 'orders':
      return {
        orders: loaded.answer.orders.map(
          (summary) =>
            orders.find(({ id, isSummary }) => id === summary.id && !isSummary) ?? summaryOf(summary),
        ),
        next: loaded.answer.next,
      }
    case 'order': {
      const order = orderOf(loaded.answer)
      const isListed = orders.some(({ id }) => id === order.id)
      return {
        orders: isListed ? orders.map((one) => (one.id === order.id ? order : one)) : [...orders, order],
      }
    }
    case 'invoice': {
      const id = loaded.part.slice('invoice/'.length)
      return { invoices: new Map(invoices).set(id, invoiceOf(loaded.answer)) }
    }
    case 'profile':
      return { profile: profileOf(loaded.answer) }
    case 'addresses':
      return { addresses: loaded.answer.addresses.map(addressOf) }
    case 'sessions':
      return { sessions: loaded.answer.sessions.map(sessionOf) }
  }
}

/** Whether it comes from the store itself, not from our copy. */
export const isLive = (loaded: PartAnswers): boolean =>
  loaded.kind === 'orders' || loaded.kind === 'order' ? loaded.answer.is_live : true
