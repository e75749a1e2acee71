import { and, eq, gte, lt } from 'drizzle-orm'
import * as z from 'zod/mini'
import { storeOrders } from '#database/schema/stores.ts'
import type { Context } from '../context.server.ts'
import { applyRows } from './apply-rows.ts'
import { askStore } from './ask-store.ts'
import { noRows } from './order-rows.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { changeSync, findSync, type StoreSync } from './sync-state.ts'
import { readPages } from './sync-store.ts'
import { recordFaults } from './record-faults.ts'

const day = 24 * 60 * 60 * 1000
const comparedDays = 35
const rereadDays = 3

const counts = z.record(z.string(), z.nullable(z.object({ count: z.number() })))

interface Span {
  from: Date
  until: Date
}

/**
 * Once a night: reads again what changed in three days, and compares how many orders the store has with how many we
 * have, a day at a time. A day that differs is read whole, and what the store has no longer goes.
 */
export async function reconcileStore(ctx: Context, shop: string): Promise<void> {
  const sync = await findSync(ctx, shop)
  if (sync?.state !== 'live') return
  await recordFaults(ctx, shop, async () => {
    const since = new Date(ctx.clock.now().getTime() - rereadDays * day)
    await readPages(ctx, shop, `updated_at:>='${since.toISOString()}'`)
    const wrong = await differing(ctx, sync, spansOf(ctx.clock.now(), sync))
    // In one turn: an order that arrives meanwhile would look as if the store had it no longer.
    for (const span of wrong) await oneAtATime(shop, () => readSpan(ctx, sync, span))
    if (wrong.length > 0) ctx.log.warn({ shop, days: wrong.length }, 'store figures differed')
    await changeSync(ctx, sync.outletId, { reconciledAt: ctx.clock.now() })
  })
}

/** Spans of a day, back from now, no further than we may see. */
function spansOf(now: Date, { windowFrom }: StoreSync): Span[] {
  const spans: Span[] = []
  for (let index = 0; index < comparedDays; index += 1) {
    const from = new Date(now.getTime() - (index + 1) * day)
    if (from < windowFrom) break
    spans.push({ from, until: new Date(now.getTime() - index * day) })
  }
  return spans
}

const searchOf = ({ from, until }: Span) =>
  `created_at:>='${from.toISOString()}' AND created_at:<'${until.toISOString()}'`

async function differing(ctx: Context, sync: StoreSync, spans: Span[]): Promise<Span[]> {
  const fields = spans.map((span, place) => `d${place}: ordersCount(query: "${searchOf(span)}") { count }`)
  const answer = counts.parse(await askStore(ctx, sync.shop, `query Counts { ${fields.join(' ')} }`))
  const wrong: Span[] = []
  for (const [place, span] of spans.entries()) {
    const held = await ctx.db.$count(storeOrders, within(sync, span))
    if (held !== answer[`d${place}`]?.count) wrong.push(span)
  }
  return wrong
}

const within = ({ outletId }: StoreSync, { from, until }: Span) =>
  and(eq(storeOrders.outletId, outletId), gte(storeOrders.createdAt, from), lt(storeOrders.createdAt, until))

async function readSpan(ctx: Context, sync: StoreSync, span: Span): Promise<void> {
  const asOf = ctx.clock.now()
  const found = await readPages(ctx, sync.shop, searchOf(span), { hasTurn: true })
  const held = await ctx.db.select({ id: storeOrders.id }).from(storeOrders).where(within(sync, span))
  const gone = held.map(({ id }) => id).filter((id) => !found.has(id))
  if (gone.length > 0) await applyRows(ctx, sync.shop, { rows: noRows(), asOf, gone })
}
