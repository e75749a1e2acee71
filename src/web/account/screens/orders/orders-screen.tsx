import { useState } from 'react'
import { dateOf, money, nearDay } from '#content/account/format.ts'
import { orderCopy, stageNames, screenNames } from '#content/account/screens.ts'
import { arrivesAt, needsConfirming, stageOf } from '#shop-model/order-stage.ts'
import type { Order } from '#shop-model/state.ts'
import { totalOf } from '#shop-model/state-queries.ts'
import { RadioGroup } from '#web/account/parts/fields.tsx'
import { Picture, Tag } from '#web/account/parts/item.tsx'
import { ScreenLink } from '#web/account/parts/screen-link.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount } from '#web/account/use-account.ts'
import { screenMeta } from '../screen-meta.ts'

type Filter = keyof typeof orderCopy.filters
const filters: readonly Filter[] = ['all', 'open', 'delivered', 'cancelled']

const fits = (order: Order, filter: Filter) => {
  const stage = stageOf(order)
  if (filter === 'all') return true
  if (filter === 'open') return stage !== 'delivered' && stage !== 'cancelled'
  return stage === filter
}

export const meta = () => screenMeta(screenNames.orders)

export default function Orders() {
  const { state } = useAccount()
  const [filter, setFilter] = useState<Filter>('all')
  const shown = state.orders.filter((order) => fits(order, filter))
  return (
    <Screen title={orderCopy.list} lead={orderCopy.listLead} kind="native">
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
      <Panel>
        {shown.length === 0 && <p>{orderCopy.none}</p>}
        <ul className="account-rows">
          {shown.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      </Panel>
    </Screen>
  )
}

function OrderRow({ order }: { order: Order }) {
  const { state, href } = useAccount()
  const stage = stageOf(order)
  const now = state.clock.at
  const things = order.lines.reduce((sum, { count }) => sum + count, 0)
  return (
    <ScreenLink className="account-order-row" to={href(`orders/${order.id}`)}>
      <span className="account-order-goods">
        {order.lines.slice(0, 2).map(({ product, variant }) => (
          <Picture key={`${product} ${variant}`} product={product} variant={variant} />
        ))}
      </span>
      <span className="account-order-text">
        <b>{orderCopy.title(order.id)}</b>
        <span className="account-muted">
          {dateOf(order.placedAt)} · {orderCopy.count(things)} · {money(totalOf(order))}
        </span>
      </span>
      <span className="account-order-stage">
        <Tag tone={stage === 'cancelled' ? 'off' : stage === 'delivered' ? 'plain' : 'live'}>
          {stageNames[stage]}
        </Tag>
        <span className="account-muted">{newsOf(order, now)}</span>
      </span>
    </ScreenLink>
  )
}

function newsOf(order: Order, now: number): string {
  const stage = stageOf(order)
  if (stage === 'cancelled') return ''
  if (stage === 'delivered') return orderCopy.arrived(nearDay(order.deliveredAt ?? now, now))
  return needsConfirming(order) ? orderCopy.waiting : orderCopy.arrives(nearDay(arrivesAt(order), now))
}
