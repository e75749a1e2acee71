import { memo, useDeferredValue, useId, useMemo, useState } from 'react'
import { messageCosts } from '#content/demo/message-costs.ts'
import { brandCopy } from '#content/demo/brand.ts'
import { type RateRegion, regionNames } from '#content/demo/rate-card.ts'
import { shopSide as copy } from '#content/demo/shop-side.ts'
import { inDollars } from '#rules/message-cost.ts'
import type { DemoState } from '#shop-model/state.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { stateOf, useDemoContext, useDemoView } from '../frame/use-demo.ts'
import { OrderCounts } from './order-counts.tsx'
import { ActivityLog } from './activity-log.tsx'
import { ShopActions } from './shop-actions.tsx'
import { MessageCosts } from './message-costs.tsx'
import './shop-side.css'

const isRegion = (text: string | null): text is RateRegion => text !== null && text in regionNames

/** The merchant's side: what happens, the messages that go out, and what they cost. */
export function ShopSide() {
  const state = useDemoView(stateOf)
  const isShopAction = useDemoView(({ actedBy }) => actedBy === 'shop')
  // The side that did not act renders later, so that the other one answers sooner.
  const later = useDeferredValue(state)
  return <ShopSidePanel state={isShopAction ? state : later} />
}

const ShopSidePanel = memo(function ShopSidePanel({ state }: { state: DemoState }) {
  const { query, setQuery, brand, rateCard } = useDemoContext()
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  const asked = query.get('rates')
  const region = isRegion(asked) ? asked : 'india'
  const rates = rateCard.regions[region]
  const shop = brand.name ?? brandCopy.shop
  const { firstName } = state.shopper
  const parties = useMemo(() => ({ shop, firstName }), [shop, firstName])
  const costs = useMemo(() => messageCosts(state.events, parties, rates), [state.events, parties, rates])

  const choose = (next: string) => {
    const after = new URLSearchParams(query)
    after.set('rates', next)
    setQuery(after)
  }

  return (
    <section className="shop-side" data-open={isOpen || undefined} aria-labelledby={`${id}-title`}>
      <button
        type="button"
        className="shop-side-fold"
        aria-expanded={isOpen}
        aria-controls={`${id}-body`}
        onClick={() => setOpen(!isOpen)}
      >
        <b>{isOpen ? copy.fold.close : copy.fold.open}</b>
        <span className="typed">{copy.folded(costs.sent, inDollars(costs.cost))}</span>
        <Icon name={isOpen ? 'down' : 'up'} />
      </button>
      <div className="shop-side-body" id={`${id}-body`}>
        <header className="shop-side-head">
          <h2 id={`${id}-title`}>{copy.title}</h2>
          <p>{copy.lead}</p>
        </header>
        <OrderCounts state={state} />
        <MessageCosts costs={costs} region={region} onRegion={choose} />
        <ActivityLog events={state.events} {...{ parties, rates }} />
        <ShopActions state={state} />
      </div>
    </section>
  )
})
