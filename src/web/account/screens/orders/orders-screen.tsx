import { useState } from 'react'
import type { AccountFormat } from '#content/account/format.ts'
import { liveCopy } from '#content/account/live.ts'
import { orderCopy, stageNames, screenNames } from '#content/account/screens.ts'
import { type AccountOrder, isUnderWay } from '#web/account/account-state.ts'
import { Actions, DispatchAction } from '#web/account/parts/action.tsx'
import { NoOrders } from '#web/account/parts/no-orders.tsx'
import { RadioGroup } from '#web/account/parts/fields.tsx'
import { Picture, Tag } from '#web/account/parts/item.tsx'
import { ScreenLink } from '#web/account/parts/screen-link.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/orders-screen.ts'

type Filter = keyof typeof orderCopy.filters
const filters: readonly Filter[] = ['all', 'open', 'delivered', 'cancelled']

const fits = (order: AccountOrder, filter: Filter) => {
  if (filter === 'all') return true
  return filter === 'open' ? isUnderWay(order) : order.stage === filter
}

export const meta = (args: Route.MetaArgs) => screenMeta(screenNames.orders, args)

export default function Orders() {
  const { state } = useAccount()
  const [filter, setFilter] = useState<Filter>('all')
  const shown = state.orders.filter((order) => fits(order, filter))
  return (
    <Screen title={orderCopy.list} lead={orderCopy.listLead} kind="native" part="orders">
      {state.orders.length > 1 && !state.hasMoreOrders && (
        <RadioGroup
          legend={orderCopy.filter}
          layout="row"
          value={filter}
          onChange={setFilter}
          options={filters.map((value) => ({
            value,
            label: `${orderCopy.filters[value]} ${state.orders.filter((order) => fits(order, value)).length}`,
          }))}
        />
      )}
      <Panel>
        {state.orders.length === 0 ? <NoOrders /> : shown.length === 0 && <p>{orderCopy.none}</p>}
        <ul className="account-rows">
          {shown.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
        {state.hasMoreOrders && (
          <Actions>
            <DispatchAction does={{ type: 'orders.more' }}>{liveCopy.more}</DispatchAction>
          </Actions>
        )}
      </Panel>
    </Screen>
  )
}

function OrderRow({ order }: { order: AccountOrder }) {
  const { state, format, href } = useAccount()
  const { stage } = order
  return (
    <ScreenLink className="account-order-row" to={href(`orders/${order.id}`)}>
      <span className="account-order-goods">
        {order.lines.slice(0, 2).map(({ id, picture }) => (
          <Picture key={id} picture={picture} />
        ))}
      </span>
      <span className="account-order-text">
        <b>{orderCopy.title(order.name)}</b>
        <span className="account-muted">
          {format.dayIn(order.placedAt, state.now)} · {orderCopy.count(order.items)} ·{' '}
          {format.money(order.total)}
        </span>
      </span>
      <span className="account-order-stage">
        <Tag tone={stage === 'cancelled' ? 'off' : stage === 'delivered' ? 'plain' : 'live'}>
          {stageNames[stage]}
        </Tag>
        <span className="account-muted">{newsOf(order, state.now, format)}</span>
      </span>
    </ScreenLink>
  )
}

function newsOf(order: AccountOrder, now: number, { nearDay }: AccountFormat): string {
  if (order.stage === 'cancelled') return ''
  if (order.stage === 'delivered') return orderCopy.arrived(nearDay(order.deliveredAt ?? now, now))
  if (order.needsConfirming) return orderCopy.waiting
  return order.arrivesAt === undefined ? '' : orderCopy.arrives(nearDay(order.arrivesAt, now))
}
