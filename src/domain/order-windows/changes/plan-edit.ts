import type { EditTotalsInput } from '#contract/account/order-edit-shapes.ts'
import type { FieldCode } from '#contract/error-codes.ts'
import type { AskedEdit } from '#database/schema/order-windows.ts'
import { DomainError } from '../../domain-error.ts'
import { numberIn } from '../../shoppers/store-order.ts'
import { mostOf } from './edit-form.ts'
import type { StoreVariant } from '../store/variants.ts'
import { linesOf, type WindowOrder } from '../store/window-order.ts'

export interface PlannedEdit {
  edit: AskedEdit
  summary: { title: string; before: number; after: number }[]
}

type Wanted = EditTotalsInput['lines'][number]

const refuse = (code: 'not_in_order' | 'out_of_stock', at: number, part: 'id' | 'variant_id' | 'quantity') =>
  new DomainError(code, { fields: { [`lines.${at}.${part}`]: code satisfies FieldCode } })

/** Products whose variants are needed to check these changes. */
export const productsOf = ({ lineItems }: WindowOrder, wanted: Wanted[]): string[] => [
  ...new Set(
    lineItems.nodes
      .filter((line) => wanted.some(({ id }) => Number(id) === numberIn(line.id)))
      .flatMap(({ product }) => (product ? [product.id] : [])),
  ),
]

/** Refuses lines of other orders and quantities beyond the stock, before Shopify is asked to edit. */
export function planEdit(order: WindowOrder, wanted: Wanted[], variants: StoreVariant[]): PlannedEdit {
  const before = linesOf(order)
  const target = new Map(before.map(({ id, quantity }) => [id, quantity]))
  const adds = new Map<string, number>()
  for (const [at, { id, variant_id: variantId, quantity }] of wanted.entries()) {
    const line = order.lineItems.nodes.find((one) => numberIn(one.id) === Number(id))
    if (!line || !target.has(line.id)) throw refuse('not_in_order', at, 'id')
    const isSame = numberIn(line.variant?.id ?? '') === Number(variantId)
    const variant = variants.find(
      (one) => one.product === line.product?.id && numberIn(one.id) === Number(variantId),
    )
    if (!isSame && !variant) throw refuse('not_in_order', at, 'variant_id')
    if (isSame) target.set(line.id, quantity)
    else if (variant) {
      target.set(line.id, 0)
      // More of a variant that the order has raises that line's quantity. Adding the variant would make a second
      // line.
      const other = before.find((one) => one.variant === variant.id)
      if (other) target.set(other.id, (target.get(other.id) ?? 0) + quantity)
      else if (quantity > 0) adds.set(variant.id, (adds.get(variant.id) ?? 0) + quantity)
    }
  }
  requireStock(before, { target, adds, variants, wanted })
  return planned(order, { before, target, adds, variants })
}

interface Targets {
  target: Map<string, number>
  adds: Map<string, number>
  variants: StoreVariant[]
}

function requireStock(
  before: AskedEdit['before'],
  { target, adds, variants, wanted }: Targets & { wanted: Wanted[] },
): void {
  const at = (variant: string) =>
    Math.max(
      0,
      wanted.findIndex(({ variant_id: id }) => Number(id) === numberIn(variant)),
    )
  for (const { id, variant, quantity } of before) {
    const after = target.get(id) ?? 0
    const known = variants.find((one) => one.id === variant)
    if (after > quantity && after > mostOf(known, quantity))
      throw refuse('out_of_stock', at(variant ?? ''), 'quantity')
  }
  for (const [variant, quantity] of adds) {
    const known = variants.find((one) => one.id === variant)
    if (!known?.isAvailable || quantity > mostOf(known, 0))
      throw refuse('out_of_stock', at(variant), 'quantity')
  }
}

function planned(
  order: WindowOrder,
  { before, target, adds, variants }: Targets & { before: AskedEdit['before'] },
): PlannedEdit {
  const left = [...target.values(), ...adds.values()].reduce((all, quantity) => all + quantity, 0)
  if (left === 0) throw new DomainError('order_empty')
  const sets = before
    .filter(({ id, quantity }) => target.get(id) !== quantity)
    .map(({ id }) => ({ line: id, quantity: target.get(id) ?? 0 }))
  const edit = { before, sets, adds: [...adds].map(([variant, quantity]) => ({ variant, quantity })) }
  if (sets.length + edit.adds.length === 0) throw new DomainError('nothing_changed')
  const lineOf = (id: string) => order.lineItems.nodes.find((one) => one.id === id)
  return {
    edit,
    summary: [
      ...sets.map(({ line, quantity }) => ({
        title: titleOf(lineOf(line)?.title ?? '', lineOf(line)?.variantTitle ?? ''),
        before: lineOf(line)?.currentQuantity ?? 0,
        after: quantity,
      })),
      ...edit.adds.map(({ variant, quantity }) => {
        const known = variants.find((one) => one.id === variant)
        const sibling = order.lineItems.nodes.find(({ product }) => product?.id === known?.product)
        return { title: titleOf(sibling?.title ?? '', known?.title ?? ''), before: 0, after: quantity }
      }),
    ],
  }
}

const titleOf = (title: string, variant: string) => [title, variant].filter(Boolean).join(', ')
