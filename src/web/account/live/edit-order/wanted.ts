import type { OrderEdit } from '#contract/account/order-edit-shapes.ts'

export type FormLine = OrderEdit['lines'][number]

/** What the shopper wants to change about a line. */
export interface Wanted {
  variantId: string
  quantity: number
}
