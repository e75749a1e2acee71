import * as z from 'zod/mini'
import { and, eq } from 'drizzle-orm'
import { storeOrders } from '#database/schema/stores.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { applyRows } from './apply-rows.ts'
import { askStore } from './ask-store.ts'
import {
  addCustomer,
  addLine,
  addOrder,
  addReturn,
  customerFields,
  lineFields,
  noRows,
  numberOf,
  orderFields,
  returnFields,
  type StoreRows,
} from './order-rows.ts'
import {
  cleanDirty,
  countDirty,
  type DirtyRow,
  markDirty,
  takeDirty,
  untilWebhooksAreWritten,
} from './store-dirty.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { changeSync, clearFault, findSync, lockSync, newPart, type StoreSync } from './sync-state.ts'
import { recordFaults } from './record-faults.ts'

const atOnce = 25
/** So many are quicker by one bulk file. */
const tooMany = 500
const minute = 60_000
/** Shopify finds an order by its time of change some moments later. */
const overlapMs = 10 * minute

const anything = z.looseObject({ id: z.string() })
const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) })
const lineItems = z.object({ nodes: z.array(anything), pageInfo })
const wholeOrder = z.looseObject({
  id: z.string(),
  lineItems,
  returns: z.object({ nodes: z.array(anything) }),
})

const wholeOrderFields = `${orderFields} lineItems(first: 250) { nodes { ${lineFields} } pageInfo { hasNextPage endCursor } }
  returns(first: 50) { nodes { ${returnFields} } }`

const nodesAnswer = z.object({ nodes: z.array(z.nullable(z.looseObject({ id: z.string() }))) })

const changesAnswer = z.object({
  orders: z.object({
    nodes: z.array(wholeOrder),
    pageInfo,
  }),
})

/** Reads from a store what it said has changed; and, to catch up, what changed without our hearing of it. */
export async function syncStore(ctx: Context, shop: string, { catchUp = false } = {}): Promise<void> {
  await untilWebhooksAreWritten(ctx, shop)
  const sync = await findSync(ctx, shop)
  if (!sync) return
  await recordFaults(ctx, shop, async () => {
    if (catchUp && sync.state === 'live') await readChanges(ctx, sync)
    if ((await countDirty(ctx, shop)) > tooMany && sync.state === 'live') {
      await readByFile(ctx, sync)
    } else await workOff(ctx, sync)
    await clearFault(ctx, sync)
  })
}

async function workOff(ctx: Context, sync: StoreSync): Promise<void> {
  const { shop } = sync
  // While everything is read anew, what is gone stays on the list: a file that was written before may bring it back.
  const keepsGone = sync.state === 'importing'
  const kept = new Set<number>()
  for (;;) {
    const rows = (await takeDirty(ctx, shop, atOnce + kept.size))
      .filter(({ id }) => !kept.has(id))
      .slice(0, atOnce)
    if (rows.length === 0) return
    // Each reading takes its turn: an order that was placed a moment ago waits for one page of another job at most.
    const gone = await oneAtATime(shop, () => readDirty(ctx, sync, rows, ctx.clock.now()))
    const isKept = (id: number) => keepsGone && gone.has(id)
    for (const { id } of rows) if (isKept(id)) kept.add(id)
    await cleanDirty(
      ctx,
      rows.filter(({ id }) => !isKept(id)),
    )
  }
}

/** Gives back which of the orders the store has no longer. */
async function readDirty(ctx: Context, { shop, outletId }: StoreSync, dirty: DirtyRow[], asOf: Date) {
  const query = `query Changed($ids: [ID!]!) { nodes(ids: $ids) { id
    ... on Order { ${wholeOrderFields} } ... on Customer { ${customerFields} } } }`
  const ids = dirty.map(({ kind, id }) => `gid://shopify/${kind === 'order' ? 'Order' : 'Customer'}/${id}`)
  const { nodes } = nodesAnswer.parse(await askStore(ctx, shop, query, { ids }, { urgent: true }))
  const rows = noRows()
  const seen = new Set<string>()
  for (const node of nodes) {
    if (!node) continue
    seen.add(node.id)
    if (node.id.includes('/Customer/')) addCustomer(rows, node)
    else await addWholeOrder(ctx, shop, rows, wholeOrder.parse(node))
  }
  const gone = dirty
    .filter(({ kind }, place) => kind === 'order' && !seen.has(ids[place] ?? ''))
    .map(({ id }) => id)
  await markBuyers(ctx, { shop, outletId, gone })
  await applyRows(ctx, shop, { rows, asOf, gone })
  return new Set(gone)
}

/** Whose order is gone has ordered less often, and is read again. */
async function markBuyers(
  ctx: Context,
  { shop, outletId, gone }: { shop: string; outletId: string; gone: number[] },
) {
  for (const id of gone) {
    const [order] = await ctx.db
      .select({ customerId: storeOrders.customerId })
      .from(storeOrders)
      .where(and(eq(storeOrders.outletId, outletId), eq(storeOrders.id, id)))
    if (order?.customerId) await markDirty(ctx, shop, 'customer', [order.customerId])
  }
}

async function addWholeOrder(ctx: Context, shop: string, rows: StoreRows, order: z.infer<typeof wholeOrder>) {
  const id = numberOf(order.id)
  addOrder(rows, order)
  for (const row of order.returns.nodes) addReturn(rows, row, id)
  let page = order.lineItems
  for (;;) {
    for (const line of page.nodes) addLine(rows, line, id)
    if (!page.pageInfo.hasNextPage) return
    const query = `query Lines($id: ID!, $after: String) { node(id: $id) { id ... on Order {
      lineItems(first: 250, after: $after) { nodes { ${lineFields} } pageInfo { hasNextPage endCursor } } } } }`
    const more = await askStore(ctx, shop, query, { id: order.id, after: page.pageInfo.endCursor })
    page = z.object({ node: z.object({ lineItems }) }).parse(more).node.lineItems
  }
}

/** Everything that changed since we last caught up, a page at a time. */
async function readChanges(ctx: Context, sync: StoreSync): Promise<void> {
  const { shop, outletId } = sync
  const begun = ctx.clock.now()
  const since = new Date((sync.caughtUpAt ?? sync.startedAt).getTime() - overlapMs)
  await readPages(ctx, shop, `updated_at:>='${since.toISOString()}'`)
  await changeSync(ctx, outletId, { caughtUpAt: begun })
}

/** Reads every order that a search finds; gives back their numbers. Each page takes its turn, or the caller has it. */
export async function readPages(
  ctx: Context,
  shop: string,
  search: string,
  { hasTurn = false } = {},
): Promise<Set<number>> {
  const query = `query Changes($search: String!, $after: String) {
    orders(first: 25, query: $search, after: $after, sortKey: UPDATED_AT) {
      nodes { ${wholeOrderFields} } pageInfo { hasNextPage endCursor } } }`
  const found = new Set<number>()
  let after: string | null = null
  const readPage = async () => {
    const asOf = ctx.clock.now()
    const { orders } = changesAnswer.parse(await askStore(ctx, shop, query, { search, after }))
    const rows = noRows()
    for (const order of orders.nodes) await addWholeOrder(ctx, shop, rows, order)
    if (rows.orders.size > 0) await applyRows(ctx, shop, { rows, asOf })
    for (const id of rows.orders.keys()) found.add(id)
    return orders.pageInfo.hasNextPage ? orders.pageInfo.endCursor : null
  }
  do after = hasTurn ? await readPage() : await oneAtATime(shop, readPage)
  while (after)
  return found
}

function readByFile(ctx: Context, { shop, caughtUpAt, startedAt }: StoreSync): Promise<void> {
  const from = new Date((caughtUpAt ?? startedAt).getTime() - overlapMs)
  return withTransaction(ctx, async (tx) => {
    const sync = await lockSync(tx, shop)
    if (!sync || sync.parts.some(({ kind }) => kind === 'changes')) return
    await changeSync(tx, sync.outletId, { parts: [...sync.parts, newPart('changes', from)] })
    await tx.jobs.enqueue(tx.db, 'import-store', { shop }, { key: shop })
  })
}
