import { useState } from 'react'
import { reviewCopy as copy } from '#content/account/account.ts'
import { screenNames } from '#content/account/screens.ts'
import { toReview } from '#shop-model/reviews.ts'
import { Action } from '#web/account/parts/action.tsx'
import { ProductItem } from '#web/account/parts/item.tsx'
import { Panel, Screen } from '#web/account/parts/screen.tsx'
import { useAccount, usePlayed } from '#web/account/use-account.ts'
import type { ScreenHandle } from '#web/account/frame/account-frame.tsx'
import { screenMeta } from '../screen-meta.ts'
import type { Route } from './+types/reviews-screen.ts'
import { ReviewForm } from './review-form.tsx'
import { Stars } from './stars.tsx'

export const meta = (args: Route.MetaArgs) => screenMeta(screenNames.reviews, args)

export const handle: ScreenHandle = { needs: 'reviews' }

export default function Reviews() {
  const { format } = useAccount()
  const state = usePlayed()
  const [writing, setWriting] = useState<string>()
  const waiting = toReview(state)
  return (
    <Screen title={copy.title} lead={copy.lead} kind="block">
      <Panel title={copy.waiting}>
        {waiting.length === 0 && <p>{copy.none}</p>}
        {waiting.map(({ order, product, variant }) => (
          <div key={product} className="account-review">
            <ProductItem {...{ product, variant }} note={copy.from(order)}>
              {writing !== product && (
                <Action data-opens={`review ${product}`} onClick={() => setWriting(product)}>
                  {copy.write}
                </Action>
              )}
            </ProductItem>
            {writing === product && (
              <ReviewForm {...{ order, product }} onDone={() => setWriting(undefined)} />
            )}
          </div>
        ))}
      </Panel>
      {state.reviews.length > 0 && (
        <Panel title={copy.written}>
          {state.reviews.map(({ id, product, stars, text, hasPhoto, at, order }) => (
            <article key={id} className="account-review">
              <ProductItem
                product={product}
                variant={variantIn(state.orders, order, product)}
                note={`${format.dayOf(at)}${hasPhoto ? `, ${copy.withPhoto}` : ''}`}
              >
                <Stars stars={stars} />
              </ProductItem>
              <p>{text}</p>
            </article>
          ))}
        </Panel>
      )}
    </Screen>
  )
}

interface Bought {
  id: string
  lines: readonly { product: string; variant: string }[]
}

/** The variant that was bought. */
const variantIn = (orders: readonly Bought[], order: string, product: string) =>
  orders.find(({ id }) => id === order)?.lines.find((line) => line.product === product)?.variant ?? ''
