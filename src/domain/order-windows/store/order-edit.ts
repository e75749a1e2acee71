import * as z from 'zod/mini'
import type { AskedEdit } from '#database/schema/order-windows.ts'
import { plus } from '../decimal-sums.ts'
import { numberIn } from '../../shoppers/store-order.ts'
import { type Ask, orderGid } from './ask.ts'
import { orderFields, orderOf, type WindowOrder } from './window-order.ts'

/** An edit session at Shopify: begun, filled in one document, and committed. */

const money = 'shopMoney { amount currencyCode }'
const sum = z.object({ shopMoney: z.object({ amount: z.string(), currencyCode: z.string() }) })
const userErrors = z.array(z.object({ message: z.string() }))

const begun = z.object({
  orderEditBegin: z.object({
    calculatedOrder: z.nullable(
      z.object({ id: z.string(), lineItems: z.object({ nodes: z.array(z.object({ id: z.string() })) }) }),
    ),
    userErrors,
  }),
})

const calculated = z.object({
  id: z.string(),
  subtotalPriceSet: z.nullable(sum),
  cartDiscountAmountSet: z.nullable(sum),
  totalPriceSet: sum,
  totalOutstandingSet: sum,
  taxLines: z.array(z.object({ priceSet: sum })),
})

export interface CalculatedTotals {
  subtotal: string
  discounts: string
  tax: string
  total: string
  outstanding: string
}

export type EditAnswer = { id: string; totals: CalculatedTotals } | { refusals: string[] }

/** Begins a session that contains the whole edit. The order does not change before the commit. */
export async function calculateEdit(ask: Ask, orderId: number, edit: AskedEdit): Promise<EditAnswer> {
  const begin = `mutation BeginEdit($id: ID!) { orderEditBegin(id: $id) {
    calculatedOrder { id lineItems(first: 100) { nodes { id } } } userErrors { message } } }`
  const { orderEditBegin } = begun.parse(await ask(begin, { id: orderGid(orderId) }))
  const session = orderEditBegin.calculatedOrder
  if (!session) return { refusals: messagesOf(orderEditBegin.userErrors) }
  const { query, variables } = stagedEdit(edit, session)
  const answer = z
    .record(z.string(), z.object({ calculatedOrder: z.nullish(calculated), userErrors }))
    .parse(await ask(query, variables))
  const steps = Object.values(answer)
  const refusals = messagesOf(steps.flatMap((step) => step.userErrors))
  const last = steps.at(-1)?.calculatedOrder
  return refusals.length > 0 || !last ? { refusals } : { id: last.id, totals: totalsOf(last) }
}

const messagesOf = (errors: { message: string }[]) => errors.map(({ message }) => message)

/**
 * All steps in one document. A line that an earlier edit removed is not in the session; its variant is added again.
 */
function stagedEdit(
  { before, sets, adds }: AskedEdit,
  session: { id: string; lineItems: { nodes: { id: string }[] } },
) {
  const variables: Record<string, unknown> = { id: session.id }
  const steps: string[] = []
  const totals = `calculatedOrder { id subtotalPriceSet { ${money} } cartDiscountAmountSet { ${money} }
    totalPriceSet { ${money} } totalOutstandingSet { ${money} } taxLines { priceSet { ${money} } } }`
  const add = (verb: string, rest: string) =>
    steps.push(`step${steps.length}: ${verb}(id: $id, ${rest}) { ${totals} userErrors { message } }`)
  const declared: string[] = []
  const given = (type: string, value: unknown) => {
    const name = `v${declared.length}`
    declared.push(`$${name}: ${type}`)
    variables[name] = value
    return `$${name}`
  }
  const addVariant = (variant: string, quantity: number) =>
    add(
      'orderEditAddVariant',
      `variantId: ${given('ID!', variant)}, quantity: ${given('Int!', quantity)}, allowDuplicates: true`,
    )
  for (const { line, quantity } of sets) {
    const staged = session.lineItems.nodes.find(({ id }) => numberIn(id) === numberIn(line))
    if (staged) {
      add(
        'orderEditSetQuantity',
        `lineItemId: ${given('ID!', staged.id)}, quantity: ${given('Int!', quantity)}, restock: true`,
      )
    } else {
      const variant = before.find(({ id }) => id === line)?.variant
      if (variant && quantity > 0) addVariant(variant, quantity)
    }
  }
  for (const { variant, quantity } of adds) addVariant(variant, quantity)
  const query = `mutation StageEdit($id: ID!, ${declared.join(', ')}) { ${steps.join('\n')} }`
  return { query, variables }
}

const amount = (bag: z.infer<typeof sum> | null) => bag?.shopMoney.amount ?? '0.00'

function totalsOf(order: z.infer<typeof calculated>): CalculatedTotals {
  return {
    subtotal: amount(order.subtotalPriceSet),
    discounts: amount(order.cartDiscountAmountSet),
    tax: order.taxLines.map(({ priceSet }) => amount(priceSet)).reduce(plus, '0.00'),
    total: amount(order.totalPriceSet),
    outstanding: amount(order.totalOutstandingSet),
  }
}

const committed = z.object({
  orderEditCommit: z.object({ order: z.nullable(z.unknown()), userErrors }),
})

/**
 * The order after the commit, or why it was refused. A session that was already committed is refused and changes
 * nothing.
 */
export async function commitEdit(
  ask: Ask,
  sessionId: string,
  staffNote: string,
): Promise<WindowOrder | { refusals: string[] }> {
  const query = `mutation CommitEdit($id: ID!, $staffNote: String) {
    orderEditCommit(id: $id, notifyCustomer: false, staffNote: $staffNote) {
      order { ${orderFields} } userErrors { message } } }`
  const { order, userErrors: errors } = committed.parse(
    await ask(query, { id: sessionId, staffNote }),
  ).orderEditCommit
  return order ? orderOf(order) : { refusals: messagesOf(errors) }
}

/**
 * True if the order's lines are as this edit makes them, false if they are as before, null if somebody else changed
 * them.
 */
export function isApplied({ lineItems }: WindowOrder, { before, sets, adds }: AskedEdit): boolean | null {
  const now = new Map(lineItems.nodes.map(({ id, currentQuantity }) => [id, currentQuantity]))
  const fresh = lineItems.nodes.filter(
    ({ id, currentQuantity }) => currentQuantity > 0 && !before.some((line) => line.id === id),
  )
  const isAdded = ({ variant, quantity }: { variant: string; quantity: number }) =>
    fresh.some((line) => line.variant?.id === variant && line.currentQuantity === quantity)
  const variantOf = (line: string) => before.find(({ id }) => id === line)?.variant ?? ''
  const isSet = ({ line, quantity }: { line: string; quantity: number }) =>
    (now.get(line) ?? 0) === quantity || isAdded({ variant: variantOf(line), quantity })
  if (sets.every(isSet) && adds.every(isAdded)) return true
  const touched = before.filter(({ id }) => sets.some(({ line }) => line === id))
  const isUntouched = touched.every(({ id, quantity }) => now.get(id) === quantity)
  return isUntouched && !adds.some(isAdded) ? false : null
}
