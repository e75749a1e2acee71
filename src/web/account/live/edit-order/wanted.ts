import type { OrderEdit } from '#contract/account/order-edit-shapes.ts'

export type FormLine = OrderEdit['lines'][number]

/** What the shopper wants of a line instead of what it is. */
export interface Wanted {
  variantId: string
  quantity: number
}
