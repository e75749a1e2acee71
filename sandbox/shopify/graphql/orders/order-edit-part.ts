import { findVariant } from '../../store/catalogue.ts'
import {
  applyEdit,
  type EditSession,
  fewestOf,
  newStagedLine,
  stagedLinesOf,
} from '../../store/order-edits.ts'
import type { Order } from '../../store/orders.ts'
import { calculatedLine, calculatedOrder } from './calculated-order.ts'
import { orderObject } from './order-object.ts'
import { type Call, gid, type Part, readGid, requireScope } from '../part.ts'

interface Open {
  session: EditSession
  order: Order
}

type Refusal = [field: string[] | null, message: string]

const isRefusal = (found: Open | Refusal): found is Refusal => Array.isArray(found)

const refuse = (...[field, message]: Refusal) => ({ userErrors: [{ field, message }] })
const missing: Refusal = [['id'], 'The calculated order does not exist.']
const closed: Refusal = [null, 'The order cannot be edited.']
const unknownLine: Refusal = [['lineItemId'], 'The line item does not exist on the order.']

const show = ({ session, order }: Open, call: Call) => ({
  calculatedOrder: calculatedOrder(session, order, call),
  orderEditSession: { id: gid('OrderEditSession', session.id) },
  userErrors: [],
})

/** Edit sessions: changes are calculated first and become the order's by a commit, once. */
export function orderEditPart(): Part {
  const sessions = new Map<number, EditSession & { shop: string }>()
  let last = Date.now()

  /** The session with its order as it is now, or why it is of no use. */
  function open(id: string, call: Call): Open | Refusal {
    requireScope(call, 'write_order_edits')
    const wanted = readGid(id)
    const session = wanted?.type === 'CalculatedOrder' ? sessions.get(wanted.id) : undefined
    const order = session && session.shop === call.shop.domain ? call.store.find(session.orderId) : undefined
    if (!session || !order) return missing
    return order.cancelledAt === null ? { session, order } : closed
  }

  return {
    root: {
      orderEditBegin: ({ id }: { id: string }, call) => {
        requireScope(call, 'write_order_edits')
        const wanted = readGid(id)
        const order = wanted?.type === 'Order' ? call.store.find(wanted.id) : undefined
        if (!order) return refuse(['id'], 'The order does not exist.')
        if (order.cancelledAt !== null) return refuse(...closed)
        last += 1
        const lines = stagedLinesOf(order)
        const session = { id: last, orderId: order.id, edits: order.edits, lines, shop: call.shop.domain }
        sessions.set(last, session)
        return show({ session, order }, call)
      },
      orderEditSetQuantity: (
        args: { id: string; lineItemId: string; quantity: number; restock?: boolean },
        call,
      ) => {
        const found = open(args.id, call)
        if (isRefusal(found)) return refuse(...found)
        const line = found.session.lines.find(({ id }) => gid('CalculatedLineItem', id) === args.lineItemId)
        if (!line) return refuse(...unknownLine)
        if (args.quantity < 0) return refuse(['quantity'], 'must be greater than or equal to 0')
        if (args.quantity < fewestOf(found.order, line)) {
          return refuse(['quantity'], 'must not be less than the quantity that has been fulfilled')
        }
        Object.assign(line, { quantity: args.quantity, restock: args.restock ?? false })
        return { ...show(found, call), calculatedLineItem: calculatedLine(line, found.order, call) }
      },
      orderEditAddVariant: (args: AddVariant, call) => {
        const found = open(args.id, call)
        if (isRefusal(found)) return refuse(...found)
        const wanted = readGid(args.variantId)
        const known = wanted?.type === 'ProductVariant' ? findVariant(call.shop, wanted.id) : undefined
        if (!known) return refuse(['variantId'], 'The variant does not exist in the shop.')
        if (args.quantity <= 0) return refuse(['quantity'], 'must be greater than 0')
        const { lines } = found.session
        const isThere = lines.some(
          ({ variantId, quantity }) => variantId === known.variant.id && quantity > 0,
        )
        if (isThere && !args.allowDuplicates) {
          return refuse(['id'], `${known.product.title} was not added because it's already on the order.`)
        }
        const line = newStagedLine(known.variant.id, args.quantity)
        lines.push(line)
        return { ...show(found, call), calculatedLineItem: calculatedLine(line, found.order, call) }
      },
      orderEditCommit: ({ id, staffNote }: { id: string; staffNote?: string | null }, call) => {
        const found = open(id, call)
        if (isRefusal(found)) return refuse(...found)
        const { session } = found
        const refusal = refusalOf(found)
        if (refusal) return refuse(...refusal)
        sessions.delete(session.id)
        const { shop, store } = call
        const order = store.alter(session.orderId, (draft) => {
          const edited = applyEdit(draft, { shop, lines: session.lines, staffNote, stock: store.stock })
          return [{ topic: 'orders/edited', edited }, { topic: 'orders/updated' }]
        })
        return {
          order: order && orderObject(order, call),
          successMessages: ['Order updated'],
          userErrors: [],
        }
      },
    },
  }
}

interface AddVariant {
  id: string
  variantId: string
  quantity: number
  allowDuplicates: boolean
}

/** Somebody else was faster: another edit, or the warehouse. */
function refusalOf({ session, order }: Open): Refusal | undefined {
  const changes = session.lines.filter(({ before, quantity }) => before !== quantity)
  if (changes.length === 0) return [['id'], 'There are no changes to commit.']
  if (order.edits !== session.edits) return [['id'], 'The order has been edited since this edit began.']
  if (changes.some((line) => line.quantity < fewestOf(order, line))) return closed
  return undefined
}
