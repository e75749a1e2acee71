import { orderCopy, stageNames } from '#content/account/screens.ts'
import { findAccountOrder } from '#web/account/account-state.ts'
import { playedAccount } from '#web/account/played-account.ts'
import { Tag } from '#web/account/parts/item.tsx'
import { Screen } from '#web/account/parts/screen.tsx'
import { PlayedCashPanel } from '#web/account/screens/order/played-cash-panel.tsx'
import { PlayedWindowPanel } from '#web/account/screens/order/played-window-panel.tsx'
import { OrderLines } from '#web/account/screens/order/order.tsx'
import { AccountPicture } from '#web/site/mock-ups/account-picture.tsx'
import { asha } from '#web/site/mock-ups/asha.ts'
import { MockScreen } from '#web/site/mock-ups/mock-screen.tsx'
import '#web/account/parts/action.css'
import '#web/account/parts/item.css'
import '#web/account/parts/picture.css'
import '#web/account/screens/order/order.css'
import './screen.css'

const order = findAccountOrder(playedAccount(asha), '10482')

/** Order 10482 with its window open. Its style adds the letters of the list below it on the page. */
export function OrderScreen() {
  if (!order) return null
  return (
    <MockScreen
      className="order-screen"
      label="Order 10482 at Tamarind Supply with 10 minutes and 50 seconds left of its window. Lettered on it: a, the button to edit it; b, the button to cancel it; c, the button to reorder it; d, the status; e, a switch from cash on delivery to prepaid, $102.00; f, the confirmation of the cash payment."
    >
      <i className="order-screen-width" />
      <i className="order-screen-height" />
      <AccountPicture>
        <Screen title={orderCopy.title(order.id)} kind="block">
          <p className="account-order-tags">
            <Tag tone="live">{stageNames[order.stage]}</Tag>
            <span className="account-muted">{orderCopy.waiting}</span>
          </p>
          <PlayedWindowPanel id={order.id} />
          <PlayedCashPanel id={order.id} />
          <OrderLines order={order} />
        </Screen>
      </AccountPicture>
    </MockScreen>
  )
}
