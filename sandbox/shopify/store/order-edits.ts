import { randomUUID } from 'node:crypto'
import type { Shop } from '../shops.ts'
import { findVariant, variantTitle } from './catalogue.ts'
import { addFulfillmentOrder, changeLine, fulfilledOf } from './fulfillment-orders.ts'
import { subtotalOf, taxOn } from './order-money.ts'
import { type Order, partId } from './orders.ts'
import type { Stock } from './stock.ts'

/** One line of an edit that is not committed yet. */
export interface StagedLine {
  /** The line's number; a new one has a name of its own until the commit. */
  id: string
  lineId: number | null
  variantId: number | null
  before: number
  quantity: number
  restock: boolean
}

/** What somebody wants to change, which the order does not show before the commit. */
export interface EditSession {
  id: number
  orderId: number
  /** How often the order had been edited when the session began. */
  edits: number
  lines: StagedLine[]
}

/** What changed, as the webhook tells it. */
export interface Edited {
  id: number
  staffNote: string | null
  additions: { id: number; delta: number }[]
  removals: { id: number; delta: number }[]
}

export function stagedLinesOf(order: Order): StagedLine[] {
  return order.lines.map(({ id, variantId, currentQuantity }) => ({
    id: String(id),
    lineId: id,
    variantId,
    before: currentQuantity,
    quantity: currentQuantity,
    restock: false,
  }))
}

export const newStagedLine = (variantId: number, quantity: number): StagedLine => ({
  id: randomUUID(),
  lineId: null,
  variantId,
  before: 0,
  quantity,
  restock: false,
})

/** Fewer than have been sent cannot be left. */
export const fewestOf = (order: Order, { lineId }: StagedLine) =>
  lineId === null ? 0 : fulfilledOf(order, lineId)

interface Edit {
  shop: Shop
  lines: StagedLine[]
  staffNote?: string | null
  /** Left out where the edit is only calculated. */
  stock?: Stock
}

/** Changes the order's lines, what is to be sent of them, its tax and the stock. Shipping stays as it was. */
export function applyEdit(order: Order, { shop, lines, staffNote = null, stock }: Edit): Edited {
  order.edits += 1
  const edited: Edited = { id: partId(order.id, order.edits), staffNote, additions: [], removals: [] }
  const added: { lineId: number; quantity: number }[] = []
  for (const staged of lines) {
    const delta = staged.quantity - staged.before
    if (delta === 0) continue
    const line = order.lines.find(({ id }) => id === staged.lineId) ?? addLine(order, staged, shop)
    if (!line) continue
    line.currentQuantity += delta
    line.total += delta * line.price
    if (delta > 0) line.quantity += delta
    if (staged.lineId === null) added.push({ lineId: line.id, quantity: delta })
    else changeLine(order, line.id, delta)
    if (delta > 0 || staged.restock) stock?.take(line.variantId, delta)
    const change = { id: line.id, delta: Math.abs(delta) }
    if (delta > 0) edited.additions.push(change)
    else edited.removals.push(change)
  }
  // As recorded: what is new to the order is sent by a fulfilment order of its own, which nobody holds.
  if (added.length > 0) addFulfillmentOrder(order, added, Date.now())
  order.tax.amount = taxOn(subtotalOf(order), order.tax)
  return edited
}

function addLine(order: Order, { variantId }: StagedLine, shop: Shop) {
  const found = variantId === null ? undefined : findVariant(shop, variantId)
  if (!found) return undefined
  const { product, variant } = found
  const line = {
    id: partId(order.id, order.lines.length),
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    variantTitle: variantTitle(variant),
    sku: variant.sku,
    price: variant.price,
    quantity: 0,
    currentQuantity: 0,
    total: 0,
  }
  order.lines.push(line)
  return line
}
