import { formatFor } from '#content/account/format.ts'
import { orderCopy, stageNames } from '#content/account/screens.ts'
import { findAccountOrder } from '#web/account/account-state.ts'
import { playedAccount } from '#web/account/played-account.ts'
import { Tag } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { DeliverySteps } from '#web/account/screens/order/delivery-steps.tsx'
import { AccountPhone } from './account-picture.tsx'
import { ashaOnThursday } from './asha.ts'
import '#web/account/screens/order/order.css'

const account = playedAccount(ashaOnThursday)
const order = findAccountOrder(account, '10482')
const { nearDay } = formatFor(account)

/** The part of the order's screen that says where the parcel is. */
export function TrackingScreen() {
  if (!order) return null
  return (
    <AccountPhone
      screen="orders"
      state={ashaOnThursday}
      label="Order 10482 on its way: placed, locked, packed, out of the warehouse and with the driver. It arrives today."
    >
      <Screen title={orderCopy.title(order.id)} kind="block">
        <p className="account-order-tags">
          <Tag tone="live">{stageNames[order.stage]}</Tag>
          <span className="account-muted">
            {orderCopy.arrives(nearDay(order.arrivesAt ?? account.now, account.now))}
          </span>
        </p>
        <Panel tone="tint" title={orderCopy.deliveryTitle}>
          <DeliverySteps steps={order.parcels[0]?.steps ?? []} />
        </Panel>
      </Screen>
    </AccountPhone>
  )
}
