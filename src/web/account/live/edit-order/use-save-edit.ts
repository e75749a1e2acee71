import { useNavigate } from 'react-router'
import { windowCopy } from '#content/account/order-window.ts'
import type { ChangedOrder } from '#contract/account/order-edit-shapes.ts'
import type { AccountRefusal } from '#web/account/account-store.ts'
import { useAccount } from '#web/account/use-account.ts'
import type { Answered } from '../live-store.ts'
import { useLive } from '../use-live.ts'

/** Stores the changed order, then leads to the payment page or back to the order. */
export function useChangedOrder() {
  const { store } = useLive()
  const { href } = useAccount()
  const navigate = useNavigate()
  return async (
    { data, refusal }: Answered<ChangedOrder>,
    done: string,
  ): Promise<AccountRefusal | undefined> => {
    if (!data) return refusal
    const { order, pay_url: payUrl } = data
    const isAsking = order.window?.change?.state === 'committing'
    store.take(order, isAsking ? windowCopy.said.asking : done)
    if (payUrl) location.assign(payUrl)
    else await navigate(href(`orders/${order.id}`))
    return undefined
  }
}

/** Makes the change whose totals were shown. */
export function useSaveEdit(id: string) {
  const { store } = useLive()
  const take = useChangedOrder()
  return async (changeId: string) =>
    take(await store.call('saveEdit', { id, change_id: changeId }), windowCopy.said.changed)
}
