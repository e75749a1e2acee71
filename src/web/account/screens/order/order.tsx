import type { AccountFormat } from '#content/account/format.ts'
import { liveCopy } from '#content/account/live.ts'
import { orderCopy, stageNames } from '#content/account/screens.ts'
import type { AccountLine, AccountOrder, AccountParcel } from '#web/account/account-state.ts'
import { ActionLink, Actions, DispatchAction } from '#web/account/parts/action.tsx'
import { AddressLines, BillList, Item, Tag } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, usePlayed } from '#web/account/use-account.ts'
import { DeliverySteps } from './delivery-steps.tsx'
import { PlayedCashPanel } from './played-cash-panel.tsx'
import { PlayedWindowPanel } from './played-window-panel.tsx'
import { ReturnLink } from './return-link.tsx'
import { WindowPanel } from './window-panel.tsx'

export function OrderDetails({ order }: { order: AccountOrder }) {
  const { state, format, has } = useAccount()
  const { id, name, stage, address, parcels } = order
  const isPlayed = state.played !== undefined
  return (
    <Screen
      title={orderCopy.title(name)}
      lead={leadOf(order, state.now, format)}
      kind="block"
      back={{ to: 'orders', label: orderCopy.list }}
      part={`order/${id}`}
    >
      <p className="account-order-tags">
        <Tag tone={stage === 'cancelled' ? 'off' : 'live'}>{stageNames[stage]}</Tag>
        {order.isFromSubscription && <span className="account-muted">{orderCopy.fromSubscription}</span>}
      </p>
      {order.window && <WindowPanel order={order} window={order.window} />}
      {isPlayed && has('order-window') && stage !== 'cancelled' && <PlayedWindowPanel id={id} />}
      {has('cash') && stage !== 'cancelled' && stage !== 'delivered' && <PlayedCashPanel id={id} />}
      <OrderLines order={order} />
      <div className="account-pair">
        {parcels.map((parcel, index) => (
          <Panel
            key={parcel.id}
            title={parcels.length > 1 ? orderCopy.parcel(index + 1, parcels.length) : orderCopy.deliveryTitle}
          >
            <DeliverySteps steps={parcel.steps} />
            <Carrier {...parcel} />
          </Panel>
        ))}
        {address && (
          <Panel title={orderCopy.to}>
            <AddressLines lines={address.lines} />
            {address.isMasked && <SignInForMore />}
          </Panel>
        )}
      </div>
    </Screen>
  )
}

/** What is in the order and what it costs. */
export function OrderLines({ order }: { order: AccountOrder }) {
  const { href, has } = useAccount()
  return (
    <Panel title={orderCopy.lines}>
      <ul className="account-rows">
        {order.lines.map((line, index) => (
          <li key={line.id}>
            <LineRow order={order} line={line} index={index} />
          </li>
        ))}
      </ul>
      <BillList rows={order.bill} />
      <Actions>
        {order.reorderUrl && (
          <a className="account-action" data-variant="plain" href={order.reorderUrl}>
            {orderCopy.reorder}
          </a>
        )}
        {has('reorder') && (
          <DispatchAction does={{ type: 'order.reorder', order: order.id }}>
            {orderCopy.reorder}
          </DispatchAction>
        )}
        {has('basket') && <ToBasket />}
        {has('invoice') && (
          <ActionLink variant="text" to={href(`orders/${order.id}/invoice`)}>
            {orderCopy.invoice}
          </ActionLink>
        )}
      </Actions>
    </Panel>
  )
}

function ToBasket() {
  const { href } = useAccount()
  const isEmpty = usePlayed().basket.length === 0
  return isEmpty ? null : <ActionLink to={href('basket')}>{orderCopy.toBasket}</ActionLink>
}

/** What else is known of a parcel, and the carrier's own page. */
function Carrier({ note, carrier }: AccountParcel) {
  return (
    <>
      {note && <p>{note}</p>}
      {carrier?.number && <p className="account-muted">{`${carrier.name} ${carrier.number}`}</p>}
      {carrier?.url && (
        <Actions>
          <a
            className="account-action"
            data-variant="text"
            href={carrier.url}
            rel="noreferrer"
            target="_blank"
          >
            {liveCopy.trackAt(carrier.name)}
          </a>
        </Actions>
      )}
    </>
  )
}

/** For a session that a link opened: the way to everything else. */
function SignInForMore() {
  const { href } = useAccount()
  return (
    <>
      <p className="account-muted">{liveCopy.masked}</p>
      <Actions>
        <ActionLink to={href('sign-in')}>{liveCopy.signIn}</ActionLink>
      </Actions>
    </>
  )
}

export function leadOf(order: AccountOrder, now: number, { nearDay }: AccountFormat): string | undefined {
  if (order.note) return order.note
  if (order.stage === 'cancelled') return `${orderCopy.cancelledOn(nearDay(order.cancelledAt ?? now, now))}.`
  if (order.stage === 'delivered') return `${orderCopy.arrived(nearDay(order.deliveredAt ?? now, now))}.`
  if (order.needsConfirming) return `${orderCopy.waiting}.`
  return order.arrivesAt === undefined ? undefined : `${orderCopy.arrives(nearDay(order.arrivesAt, now))}.`
}

function LineRow({ order, line, index }: { order: AccountOrder; line: AccountLine; index: number }) {
  const { format, has } = useAccount()
  return (
    <Item picture={line.picture} name={line.name} variant={line.variant} note={`× ${line.count}`}>
      <span className="account-price">{line.total === 0 ? orderCopy.free : format.money(line.total)}</span>
      {has('returns') && <ReturnLink id={order.id} index={index} />}
    </Item>
  )
}
