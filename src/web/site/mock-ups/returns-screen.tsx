import { findOrder } from '#shop-model/state-queries.ts'
import { ReturnForm } from '#web/account/screens/return-form/return-form.tsx'
import { AccountPhone } from './account-picture.tsx'
import { asha } from './asha.ts'
import '#web/account/parts/item.css'
import '#web/account/parts/picture.css'
import '#web/account/parts/action.css'
import '#web/account/parts/fields.css'

const order = findOrder(asha, '10391')

export function ReturnsScreen() {
  const line = order?.lines[0]
  return (
    <AccountPhone
      screen="returns"
      isScrolled
      label="Returning a beech stool that is the wrong size: of the two answers, to exchange it or to send it back, the exchange is chosen."
    >
      {order && line && (
        <ReturnForm order={order} line={line} index={0} initial={{ reason: 'size', kind: 'exchange' }} />
      )}
    </AccountPhone>
  )
}
