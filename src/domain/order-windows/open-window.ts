import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { WindowReason } from '#contract/account/order-window-shapes.ts'
import { windowScopes } from '#contract/account/window-settings-shapes.ts'
import { orderWindowRules, orderWindows } from '#database/schema/order-windows.ts'
import type { Context } from '../context.server.ts'
import type { AccountHost } from '../shoppers/account-host.ts'
import { findHostOfShop } from '../shoppers/find-account-host.ts'
import { isHeldOut } from './hold-out.ts'
import { askerOf } from './store/ask.ts'
import { customerOf, isCash, isPacked, readWindowOrder, type WindowOrder } from './store/window-order.ts'
import { tendWindow } from './tend-window.ts'
import { readWindow } from './window-row.ts'

const minute = 60_000
/** Shopify assigns an order to a warehouse within seconds. */
const looks = { times: 8, everyMs: 400 }

type Rules = typeof orderWindowRules.$inferSelect

/** The job after a new order: opens its window under the current rules. Safe to repeat. */
export async function openWindow(ctx: Context, shop: string, orderId: number): Promise<void> {
  const host = await findHostOfShop(ctx, shop)
  if (!host?.isConnected || !host.hasOrderWindow || !mayHold(host)) return
  const which = { outletId: host.outletId, orderId }
  const known = await readWindow(ctx, which)
  if (!known) {
    const [rules] = await ctx.db
      .select()
      .from(orderWindowRules)
      .where(eq(orderWindowRules.outletId, host.outletId))
    const order = rules && (await readWindowOrder(askerOf(ctx, host), orderId))
    if (!order) return
    await writeWindow(ctx, host, rules, { orderId, order })
  }
  for (let look = 0; look < looks.times; look += 1) {
    await tendWindow(ctx, host.outletId, orderId)
    if ((await readWindow(ctx, which))?.state !== 'waiting') return
    await sleep(looks.everyMs)
  }
}

const mayHold = ({ scopes }: AccountHost) => windowScopes.every((scope) => scopes.includes(scope))

async function writeWindow(
  { db, clock }: Context,
  { outletId, companyId }: AccountHost,
  rules: Rules,
  { orderId, order }: { orderId: number; order: WindowOrder },
): Promise<void> {
  const now = clock.now()
  const endsAt = new Date(Date.parse(order.createdAt) + rules.minutes * minute)
  const cash = isCash(order)
  const isOver = !(endsAt > now) && !(cash && rules.asksCashConfirmation)
  const unfit = whyNot(order, rules, isOver)
  const customerId = customerOf(order)
  const reason = unfit ?? (isHeldOut(rules, { customerId, orderId }) ? 'held_out' : null)
  await db
    .insert(orderWindows)
    .values({
      outletId,
      companyId,
      orderId,
      customerId,
      orderName: order.name,
      isCash: cash,
      state: reason ? 'not_offered' : 'waiting',
      reason,
      rules: {
        minutes: rules.minutes,
        mayItems: rules.mayItems,
        mayAddress: rules.mayAddress,
        mayCancel: rules.mayCancel,
        asksCashConfirmation: rules.asksCashConfirmation,
      },
      comparedShare: unfit === null && rules.holdOutPercent > 0 ? rules.holdOutPercent : null,
      openedAt: now,
      endsAt,
      holds: [],
      dueAt: reason ? null : now,
      tries: 0,
      updatedAt: now,
    })
    .onConflictDoNothing()
}

/** Why an order cannot have a window, in either group; null if it can. */
function whyNot(order: WindowOrder, rules: Rules, isOver: boolean): WindowReason | null {
  if (order.cancelledAt !== null) return 'cancelled'
  if (isPacked(order)) return 'packed'
  const tags = order.tags.map((tag) => tag.toLowerCase())
  if (rules.excludedTags.some((tag) => tags.includes(tag.toLowerCase()))) return 'excluded'
  return isOver ? 'too_late' : null
}
