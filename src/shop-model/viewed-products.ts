import type { ActionOf, Refusal } from './actions.ts'
import { type Draft, refuse } from './draft.ts'

const keptViews = 6

export function viewProduct(draft: Draft, { product }: ActionOf<'product.view'>): Refusal | undefined {
  if (!draft.state.shop.products.some(({ id }) => id === product)) return refuse('unknown')
  draft.state.viewed = [product, ...draft.state.viewed.filter((id) => id !== product)].slice(0, keptViews)
  return undefined
}
