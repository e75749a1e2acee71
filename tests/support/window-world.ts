import { setTimeout as sleep } from 'node:timers/promises'
import { desc, eq } from 'drizzle-orm'
import { orderChanges } from '#database/schema/order-windows.ts'
import { tendWindow } from '#domain/order-windows/tend-window.ts'
import { readWindow, type Window } from '#domain/order-windows/window-row.ts'
import { shopperCookie } from '#contract/account/paths.ts'
import { findAccountHost } from '#domain/shoppers/find-account-host.ts'
import { openShopperSession } from '#domain/shoppers/shopper-session.ts'
import { payForMessages } from './message-world.ts'
import { approve, openAccountStore, type ShopperClient } from './shopper-world.ts'
import type { TestContext } from './test-context.ts'
import { usualRules } from './window-rules.ts'

/** How many runs the model of order windows has: `MODEL_RUNS=1000` is the full form, which takes minutes. */
export const modelRuns = Number(process.env.MODEL_RUNS ?? 3)

const path = '/merchant/order_window'

interface StoreOrderView {
  name: string
  displayFinancialStatus: string
  cancelledAt: string | null
  total: string
  refunded: string
  outstanding: string
  edits: number
  refunds: number
  address: string
  lines: { id: string; variant: string; title: string; quantity: number }[]
  holds: { fulfilmentOrder: string; app: boolean; status: string; notes: string }[]
  open: number
}

/** A store whose shoppers may change their orders, and what tests do there. */
export async function openWindowStore(world: TestContext, shop: string, slug: string, rules = {}) {
  const store = await openAccountStore(world, shop, slug)
  const { browser } = store.owner
  const scopes = await browser.post(`${path}/scopes`)
  await approve(browser, String(scopes.body.url))
  await store.untilLive(shop)
  // Shoppers are told by email what became of their orders.
  await payForMessages(world, store.owner)
  const setRules = (changed: object) => browser.post(path, { ...usualRules, ...rules, ...changed })
  const saved = await setRules({})
  if (saved.status !== 200) throw new Error(`No order windows: ${JSON.stringify(saved.body)}`)
  const outletId = store.owner.outletId

  const windowOf = (orderId: number) => readWindow(world.ctx, { outletId, orderId })

  return {
    ...store,
    outletId,
    setRules,
    windowOf,
    /** Does what the jobs do, until the window is in one of these states. */
    async until(orderId: number, ...states: Window['state'][]): Promise<Window> {
      for (let look = 0; look < 200; look += 1) {
        const window = await windowOf(orderId)
        if (window && states.includes(window.state)) return window
        if (window) await tendWindow(world.ctx, outletId, orderId)
        await sleep(50)
      }
      throw new Error(`Not ${states.join(' or ')}: ${JSON.stringify(await windowOf(orderId))}`)
    },
    /** The order's customer, signed in: how they did is what other tests are about. */
    async enter(orderId: number): Promise<ShopperClient> {
      const shopper = store.newShopper()
      const accountHost = await findAccountHost(world.ctx, slug)
      if (!accountHost) throw new Error('No account here')
      const { id } = await store.customerOf(orderId)
      const { secret } = await openShopperSession({ ...world.ctx, accountHost }, 'code', { customerId: id })
      shopper.cookies.set(shopperCookie(true), secret)
      return shopper
    },
    tend: (orderId: number) => tendWindow(world.ctx, outletId, orderId),
    changesOf: (orderId: number) =>
      world.ctx.db
        .select()
        .from(orderChanges)
        .where(eq(orderChanges.orderId, orderId))
        .orderBy(desc(orderChanges.createdAt), desc(orderChanges.id)),
    /** How many of a variant Shopify has to sell. */
    async stockOf(variant: string): Promise<number> {
      const query = `query($id: ID!) { node(id: $id) { ... on ProductVariant { inventoryQuantity } } }`
      const id = `gid://shopify/ProductVariant/${variant}`
      return ((await store.ask(query, { id })) as { node: { inventoryQuantity: number } }).node
        .inventoryQuantity
    },
    list: async () => (await browser.get(`${path}/changes`)).body.data,

    /** The order as Shopify has it. */
    async seen(orderId: number): Promise<StoreOrderView> {
      const sum = 'shopMoney { amount }'
      const query = `query($id: ID!) { node(id: $id) { ... on Order { name cancelledAt displayFinancialStatus
        currentTotalPriceSet { ${sum} } totalRefundedSet { ${sum} } totalOutstandingSet { ${sum} }
        refunds(first: 20) { id } shippingAddress { address1 city zip }
        lineItems(first: 50) { nodes { id title variantTitle currentQuantity variant { id } } }
        fulfillmentOrders(first: 20) { nodes { id status fulfillmentHolds { id heldByRequestingApp reasonNotes } } } } } }`
      // oxlint-disable-next-line typescript/no-explicit-any -- as the query asks
      const { node } = (await store.ask(query, { id: `gid://shopify/Order/${orderId}` })) as any
      const lines = node.lineItems.nodes
        // oxlint-disable-next-line typescript/no-explicit-any -- as the query asks
        .map((line: any) => ({
          id: line.id.split('/').at(-1),
          variant: line.variant.id.split('/').at(-1),
          title: line.variantTitle ?? '',
          quantity: line.currentQuantity,
        }))
        .filter(({ quantity }: { quantity: number }) => quantity > 0)
      return {
        ...node,
        lines,
        total: node.currentTotalPriceSet.shopMoney.amount,
        refunded: node.totalRefundedSet.shopMoney.amount,
        outstanding: node.totalOutstandingSet.shopMoney.amount,
        refunds: node.refunds.length,
        address: JSON.stringify(node.shippingAddress),
        // oxlint-disable-next-line typescript/no-explicit-any -- as the query asks
        holds: node.fulfillmentOrders.nodes.flatMap((one: any) =>
          // oxlint-disable-next-line typescript/no-explicit-any -- as the query asks
          one.fulfillmentHolds.map((hold: any) => ({
            fulfilmentOrder: one.id,
            app: hold.heldByRequestingApp,
            status: one.status,
            notes: hold.reasonNotes,
          })),
        ),
        // oxlint-disable-next-line typescript/no-explicit-any -- as the query asks
        open: node.fulfillmentOrders.nodes.filter((one: any) => one.status !== 'CLOSED').length,
      }
    },
  }
}

export type WindowStore = Awaited<ReturnType<typeof openWindowStore>>
