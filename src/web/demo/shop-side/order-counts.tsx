import { memo } from 'react'
import { shopSide } from '#content/demo/shop-side.ts'
import { stageOf } from '#shop-model/order-stage.ts'
import type { DemoState } from '#shop-model/state.ts'

const { counts: copy } = shopSide

/** Orders and returns that need attention. */
export const OrderCounts = memo(function OrderCounts({ state }: { state: DemoState }) {
  const stages = state.orders.map(stageOf)
  const rows = [
    [copy.open, stages.filter((stage) => stage === 'open').length],
    [copy.unconfirmed, stages.filter((stage) => stage === 'unconfirmed').length],
    [copy.moving, stages.filter((stage) => stage === 'sent' || stage === 'near').length],
    [
      copy.returns,
      state.returns.filter((one) => one.settledAt === undefined && one.withdrawnAt === undefined).length,
    ],
  ] as const
  return (
    <dl className="shop-side-counts">
      {rows.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
})
