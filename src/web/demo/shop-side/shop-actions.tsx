import { memo } from 'react'
import { money } from '#content/demo/format.ts'
import { shopSide } from '#content/demo/shop-side.ts'
import { findVariant, productOf, type ProductId } from '#shop-model/catalogue.ts'
import type { DemoState } from '#shop-model/state.ts'
import { priceOf, stockOf } from '#shop-model/state-queries.ts'
import { Slider } from '#web/kit/forms/slider.tsx'
import { useDemoContext, useDemoView } from '../frame/use-demo.ts'

const { actions: copy } = shopSide

interface Thing {
  product: ProductId
  variant: string
}

/** What the merchant can do: stock, prices, points, and requests to cancel. */
export const ShopActions = memo(function ShopActions({ state }: { state: DemoState }) {
  const { perform } = useDemoContext().store
  const empty = emptyShelf(state)
  const dear = wishedFor(state)
  return (
    <section className="shop-side-actions" aria-label={copy.title}>
      <h3>{copy.title}</h3>
      {state.orders
        .filter(
          ({ cancelRequest, cancelledAt }) =>
            cancelRequest && !cancelRequest.answer && cancelledAt === undefined,
        )
        .map(({ id }) => (
          <div key={id} className="shop-side-request">
            <p>
              <b>{copy.cancelRequest(id)}</b>
            </p>
            <button
              type="button"
              onClick={() => perform({ type: 'shop.answer-cancel-request', order: id, grant: true })}
            >
              {copy.grant}
            </button>
            <button
              type="button"
              onClick={() => perform({ type: 'shop.answer-cancel-request', order: id, grant: false })}
            >
              {copy.decline}
            </button>
          </div>
        ))}
      <p className="shop-side-buttons-row">
        <button type="button" onClick={() => perform({ type: 'shop.restock', ...empty, count: 5 })}>
          {copy.restock(nameOf(state, empty))}
        </button>
        <button type="button" onClick={() => perform({ type: 'shop.lower-price', ...dear, percent: 20 })}>
          {copy.lower(nameOf(state, dear))}
        </button>
        <button type="button" onClick={() => perform({ type: 'shop.give-points', points: 100 })}>
          {copy.give}
        </button>
      </p>
      <Bonus />
    </section>
  )
})

const nameOf = (state: DemoState, { product, variant }: Thing) =>
  `${productOf(state, product).name}, ${findVariant(state, product, variant)?.name.toLowerCase() ?? ''}`

/** The wish that is out of stock, or the ink vase, which starts out of stock. */
const emptyShelf = (state: DemoState): Thing =>
  state.wishes.find(({ product, variant }) => stockOf(state, product, variant) === 0) ?? {
    product: 'vase',
    variant: 'ink',
  }

const wishedFor = (state: DemoState): Thing =>
  state.wishes.find(({ remind }) => remind?.when === 'price' && remind.sentAt === undefined) ??
  state.wishes.find(({ product, variant }) => stockOf(state, product, variant) > 0) ?? {
    product: 'lamp',
    variant: 'brass',
  }

const example: Thing = { product: 'stool', variant: '45' }

/** Compares a refund with credit plus bonus, for one example product. */
function Bonus() {
  const { perform } = useDemoContext().store
  const bonus = useDemoView(({ state }) => state.bonus)
  const price = useDemoView(({ state }) => priceOf(state, example.product, example.variant))
  const { name, cost } = useDemoView(({ state }) => productOf(state, example.product))
  const inGoods = Math.round(price * (1 + bonus / 100) * cost)
  return (
    <div className="shop-side-bonus">
      <Slider
        label={copy.bonus}
        min={0}
        max={25}
        step={1}
        format={(value) => `${value}%`}
        value={bonus}
        onChange={(percent) => perform({ type: 'shop.bonus', percent })}
      />
      <p>{copy.kept(name, money(price), money(inGoods))}</p>
    </div>
  )
}
