import { findVariant } from '../../store/catalogue.ts'
import { applyEdit, type EditSession, fewestOf, type StagedLine } from '../../store/order-edits.ts'
import { outstandingOf, subtotalOf, totalOf } from '../../store/order-money.ts'
import type { Order } from '../../store/orders.ts'
import { connection, type PageArguments } from '../connection.ts'
import { variantObject } from './line-object.ts'
import { orderObject } from './order-object.ts'
import { type Call, gid, money } from '../part.ts'

/** The order as it would be: all sums are those that a commit would leave. */
export function calculatedOrder(session: EditSession, order: Order, call: Call) {
  const { shop } = call
  const { currency } = shop
  const draft = structuredClone(order)
  applyEdit(draft, { shop, lines: session.lines })
  const known = session.lines.filter(({ lineId }) => lineId !== null)
  const added = session.lines.filter(({ lineId }) => lineId === null)
  const list = (lines: StagedLine[]) => (args: PageArguments) =>
    connection(lines, args, (line) => calculatedLine(line, order, call))
  return {
    id: gid('CalculatedOrder', session.id),
    committed: false,
    originalOrder: () => orderObject(order, call),
    lineItems: list(known),
    addedLineItems: list(added),
    subtotalLineItemsQuantity: session.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotalPriceSet: money(subtotalOf(draft), currency),
    cartDiscountAmountSet: money(0, currency),
    taxLines: [
      {
        title: draft.tax.title,
        rate: draft.tax.rate,
        ratePercentage: Math.round(draft.tax.rate * 10_000) / 100,
        priceSet: money(draft.tax.amount, currency),
      },
    ],
    totalPriceSet: money(totalOf(draft), currency),
    totalOutstandingSet: money(outstandingOf(draft), currency),
  }
}

export function calculatedLine(staged: StagedLine, order: Order, call: Call) {
  const line = order.lines.find(({ id }) => id === staged.lineId)
  const found = staged.variantId === null ? undefined : findVariant(call.shop, staged.variantId)
  const price = money(line?.price ?? found?.variant.price ?? 0, call.shop.currency)
  const fewest = fewestOf(order, staged)
  return {
    id: gid('CalculatedLineItem', staged.id),
    title: line?.title ?? found?.product.title ?? '',
    variantTitle: line ? line.variantTitle : (found?.variant.title ?? null),
    sku: line ? line.sku : (found?.variant.sku ?? null),
    variant: found ? () => variantObject(found.variant, found.product, call) : null,
    quantity: staged.quantity,
    editableQuantity: staged.quantity - fewest,
    editableQuantityBeforeChanges: staged.before - fewest,
    restockable: staged.before > fewest,
    restocking: staged.restock,
    originalUnitPriceSet: price,
    discountedUnitPriceSet: price,
  }
}
