import { formatDateTime } from '#content/account/format.ts'
import { orderCopy } from '#content/account/screens.ts'
import { shopRules } from '#shop-model/catalogue.ts'
import { closesAt, needsConfirming, readyAt } from '#shop-model/order-stage.ts'
import type { Order } from '#shop-model/state.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { useAccount } from '#web/account/use-account.ts'

type Step = keyof typeof orderCopy.deliverySteps

interface Stop {
  step: Step
  at?: number
  expected?: number
}

/** The steps of the parcel, each with its time or when it is expected. */
export function DeliverySteps({ order }: { order: Order }) {
  const { state } = useAccount()
  const now = state.clock.at
  return (
    <ol className="account-delivery-steps">
      {stopsOf(order).map(({ step, at, expected }) => (
        <li key={step} data-done={at !== undefined || undefined}>
          <span className="account-delivery-steps-mark">
            {at !== undefined && <Icon name="check" size={16} />}
          </span>
          <b>{orderCopy.deliverySteps[step]}</b>
          <span className="account-muted">
            {at !== undefined
              ? formatDateTime(at, now)
              : expected === undefined
                ? orderCopy.stillDue
                : orderCopy.expected(formatDateTime(expected, now))}
          </span>
        </li>
      ))}
    </ol>
  )
}

function stopsOf(order: Order): Stop[] {
  const isOff = order.cancelledAt !== undefined
  const start = readyAt(order)
  // A cash order without confirmation has no expected times.
  const due = (step: keyof typeof shopRules.parcel) =>
    isOff || needsConfirming(order) ? undefined : start + shopRules.parcel[step]
  const stops: Stop[] = [
    { step: 'placed', at: order.placedAt },
    { step: 'locked', at: order.lockedAt, expected: isOff ? undefined : closesAt(order) },
    { step: 'packed', at: order.packedAt, expected: due('packed') },
    { step: 'sent', at: order.sentAt, expected: due('sent') },
    { step: 'near', at: order.nearAt, expected: due('near') },
    { step: 'delivered', at: order.deliveredAt, expected: due('delivered') },
  ]
  return isOff ? stops.filter(({ at }) => at !== undefined) : stops
}
