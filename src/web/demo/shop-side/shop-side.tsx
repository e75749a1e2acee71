import { memo, useDeferredValue, useId, useMemo, useState } from 'react'
import { billOf } from '#content/demo/bill.ts'
import { brandCopy } from '#content/demo/brand.ts'
import { rateCard, type RateRegion, regionNames } from '#content/demo/rate-card.ts'
import { shopSide as copy } from '#content/demo/shop-side.ts'
import { inDollars } from '#rules/message-cost.ts'
import type { DemoState } from '#shop-model/state.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { stateOf, useDemoContext, useDemoView } from '../frame/use-demo.ts'
import { Counts } from './counts.tsx'
import { DayBook } from './day-book.tsx'
import { ShopActs } from './shop-acts.tsx'
import { Till } from './till.tsx'
import './shop-side.css'

const isRegion = (text: string | null): text is RateRegion => text !== null && text in regionNames

/** The other half of the table: what the shop sees, what goes out because of it, and what that costs. */
export function ShopSide() {
  const state = useDemoView(stateOf)
  const isOwnPress = useDemoView(({ pressedBy }) => pressedBy === 'shop')
  // A hand is answered on its own side of the table first.
  const later = useDeferredValue(state)
  return <Counter state={isOwnPress ? state : later} />
}

const Counter = memo(function Counter({ state }: { state: DemoState }) {
  const { query, setQuery, brand } = useDemoContext()
  const [isOpen, setOpen] = useState(false)
  const id = useId()

  const asked = query.get('rates')
  const region = isRegion(asked) ? asked : 'india'
  const rates = rateCard.regions[region]
  const shop = brand.name ?? brandCopy.shop
  const { firstName } = state.shopper
  const who = useMemo(() => ({ shop, firstName }), [shop, firstName])
  const bill = useMemo(() => billOf(state.events, who, rates), [state.events, who, rates])

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
        <span className="typed">{copy.folded(bill.sent, inDollars(bill.cost))}</span>
        <Icon name={isOpen ? 'down' : 'up'} />
      </button>
      <div className="shop-side-body" id={`${id}-body`}>
        <header className="shop-side-head">
          <h2 id={`${id}-title`}>{copy.title}</h2>
          <p>{copy.lead}</p>
        </header>
        <Counts state={state} />
        <Till bill={bill} region={region} onRegion={choose} />
        <DayBook events={state.events} {...{ who, rates }} />
        <ShopActs state={state} />
      </div>
    </section>
  )
})
