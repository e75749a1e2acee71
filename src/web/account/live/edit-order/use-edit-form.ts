import { useCallback, useEffect, useState } from 'react'
import type { OrderEdit } from '#contract/account/order-edit-shapes.ts'
import type { AccountRefusal } from '#web/account/account-store.ts'
import { useLive } from '../use-live.ts'

/** What the form of an order shows. Read again after somebody else changed the order, it says so. */
export function useEditForm(id: string) {
  const { store } = useLive()
  const [form, setForm] = useState<OrderEdit>()
  const [refusal, setRefusal] = useState<AccountRefusal>()
  const [isStale, setStale] = useState(false)

  const read = useCallback(
    async (isAgain = false) => {
      const answer = await store.call('orderEdit', { id })
      setRefusal(answer.refusal)
      if (answer.data) setForm(answer.data)
      if (answer.refusal) store.look(`order/${id}`)
      setStale(isAgain)
    },
    [store, id],
  )

  useEffect(() => {
    void read()
  }, [read])

  return { form, refusal, isStale, read }
}

/** Codes after which the order on the screen is not the order of the store. */
export const isOutdated = ({ code }: AccountRefusal): boolean =>
  code === 'order_changed' || code === 'not_in_order'

/** Codes after which nothing can be changed any more. */
export const isClosed = ({ code }: AccountRefusal): boolean =>
  code === 'window_closed' || code === 'order_packed'
