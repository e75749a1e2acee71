import type { ActionOf, Refusal } from './actions.ts'
import { type ProductId, productOf } from './catalogue.ts'
import { type Draft, nextId, recordEvent, refuse } from './draft.ts'
import { addPoints } from './points.ts'
import type { DemoState } from './state.ts'
import { findOrder } from './state-queries.ts'

interface Bought {
  order: string
  product: ProductId
  variant: string
}

/** Delivered products without a review. */
export const toReview = (state: DemoState): Bought[] =>
  state.orders
    .filter((order) => order.deliveredAt !== undefined)
    .flatMap((order) => order.lines.map(({ product, variant }) => ({ order: order.id, product, variant })))
    .filter(
      (item, index, all) =>
        !state.reviews.some(({ product }) => product === item.product) &&
        all.findIndex(({ product }) => product === item.product) === index,
    )

const shortestReview = 10

export function writeReview(draft: Draft, action: ActionOf<'review.write'>): Refusal | undefined {
  const { state, now } = draft
  const { order: id, product, stars, hasPhoto } = action
  const order = findOrder(state, id)
  const text = action.text.trim()
  if (!order?.lines.some((line) => line.product === product)) return refuse('unknown')
  if (order.deliveredAt === undefined) return refuse('not_delivered')
  if (![1, 2, 3, 4, 5].includes(stars)) return refuse('unknown')
  if (state.reviews.some((review) => review.product === product)) return refuse('review_there')
  if (text.length < shortestReview) return refuse('review_short', { least: shortestReview })
  state.reviews.unshift({
    id: nextId(draft, 'v'),
    product,
    order: id,
    stars,
    text: text.slice(0, 500),
    hasPhoto,
    at: now,
  })
  const points = state.shop.rules.points[hasPhoto ? 'reviewWithPhoto' : 'review']
  addPoints(draft, { kind: 'review', ref: product, points })
  recordEvent(draft, 'review_written', {
    order: id,
    details: { name: productOf(state, product).name, stars, points },
  })
  return undefined
}
