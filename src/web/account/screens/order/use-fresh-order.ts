import { useEffect } from 'react'
import type { AccountOrder, AccountState } from '#web/account/account-state.ts'
import { useAccount, useAccountContext } from '#web/account/use-account.ts'

const second = 1_000
/** How long after an order its window may still open. */
const youngMs = 120 * second

/** Reads an order repeatedly while the store, its warehouse or the clock may change it. */
export function useFreshOrder(order: AccountOrder | undefined): void {
  const { look } = useAccountContext().store
  const { state } = useAccount()
  const id = order?.id
  const everyMs = order && paceOf(order, state)
  useEffect(() => {
    if (!look || !id || everyMs === undefined) return
    const timer = setInterval(() => {
      if (!document.hidden) look(`order/${id}`)
    }, everyMs)
    return () => clearInterval(timer)
  }, [look, id, everyMs])
}

function paceOf(order: AccountOrder, { now, capabilities }: AccountState): number | undefined {
  const { window, stage, placedAt } = order
  if (!window) {
    const isYoung = stage === 'placed' && now - placedAt < youngMs
    return isYoung && capabilities.has('order-window') ? 3 * second : undefined
  }
  if (window.change?.state === 'committing') return 2 * second
  switch (window.state) {
    case 'waiting':
    case 'cancelling':
      return 2 * second
    case 'open':
    case 'owing':
      return 4 * second
    case 'unconfirmed':
      return 15 * second
    default:
      return undefined
  }
}
