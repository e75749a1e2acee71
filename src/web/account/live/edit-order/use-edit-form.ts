import { useEffect, useState } from 'react'
import type { OrderEdit } from '#contract/account/order-edit-shapes.ts'
import type { AccountRefusal } from '#web/account/account-store.ts'
import { useLive } from '../use-live.ts'

/** The data of an order's form. If somebody else changed the order, it is read again and the form says so. */
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
    // If no answer comes, the form keeps what was chosen.
    if (data) setForm(data)
    else store.look(`order/${id}`)
    setStale(isAgain)
  }

  return { form, refusal, isStale, read }
}

/** Codes that say the order on the screen is out of date. */
export const isOutdated = ({ code }: AccountRefusal): boolean =>
  code === 'order_changed' || code === 'not_in_order'

/** Codes that say nothing can be changed any more. */
export const isClosed = ({ code }: AccountRefusal): boolean =>
  code === 'window_closed' || code === 'order_packed'
