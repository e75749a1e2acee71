import { useEffect, useState } from 'react'
import type { OrderEdit } from '#contract/account/order-edit-shapes.ts'
import type { AccountRefusal } from '#web/account/account-store.ts'
import { useLive } from '../use-live.ts'

/** What the form of an order shows. Read again after somebody else changed the order, it says so. */
export function useEditForm(id: string) {
  const { store } = useLive()
  const [form, setForm] = useState<OrderEdit>()
  const [refusal, setRefusal] = useState<AccountRefusal>()
  const [isStale, setStale] = useState(false)

  useEffect(() => {
    let isHere = true
    const begin = async () => {
      const answer = await store.call('orderEdit', { id })
      if (!isHere) return
      setRefusal(answer.refusal)
      setForm(answer.data)
    }
    void begin()
    return () => {
      isHere = false
    }
  }, [store, id])

  const read = async (isAgain = false) => {
    const { data, refusal: refused } = await store.call('orderEdit', { id })
    setRefusal(refused)
    // Without an answer the form stays as it was, with what was chosen.
    if (data) setForm(data)
    else store.look(`order/${id}`)
    setStale(isAgain)
  }

  return { form, refusal, isStale, read }
}

/** Codes after which the order on the screen is not the order of the store. */
export const isOutdated = ({ code }: AccountRefusal): boolean =>
  code === 'order_changed' || code === 'not_in_order'

/** Codes after which nothing can be changed any more. */
export const isClosed = ({ code }: AccountRefusal): boolean =>
  code === 'window_closed' || code === 'order_packed'
