import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { storeDirty, storeSyncs } from '#database/schema/stores.ts'
import { importStore } from '#domain/store-sync/import-store.ts'
import { reconcileStore } from '#domain/store-sync/reconcile-store.ts'
import { syncStore } from '#domain/store-sync/sync-store.ts'
import { ApiClient } from './api-client.ts'
import { comeBack, newStoreOwner, signedBody } from './store-owner.ts'
import { ourDays, theirDays } from './store-days.ts'
import type { TestContext } from './test-context.ts'

type Owner = Awaited<ReturnType<typeof newStoreOwner>>

let webhooks = 0

/** How many orders of webhooks are tried: `SEEDS=1000` is the full form, which takes minutes. */
export const seeds = Number(process.env.SEEDS ?? 6)

/** What tests do with a store in the sandbox and with our copy of it. */
export function storeWorld(world: TestContext) {
  const url = `${world.sandbox.url}/shopify`
  const syncOf = async (shop: string) => {
    const [sync] = await world.ctx.db.select().from(storeSyncs).where(eq(storeSyncs.shop, shop))
    return sync
  }

  /** The sandbox has the real clock: what happened there is in the past of the test's clock, too. */
  const passed = () => {
    world.time.now = new Date(Date.now() + 1)
  }

  return {
    syncOf,
    /** By somebody new, or as another store of somebody who is here. */
    async connect(shop: string, known?: Owner): Promise<Owner> {
      const owner = known ?? (await newStoreOwner(world))
      await comeBack(owner.browser, await owner.grant(shop))
      return owner
    },
    setFault: (fault: object) =>
      fetch(`${url}/_faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      }),
    async place(shop: string, options: Record<string, string> = {}): Promise<number[]> {
      const answer = await fetch(`${url}/${shop}/admin/orders`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(options),
      })
      const { ids } = (await answer.json()) as { ids: number[] }
      passed()
      return ids
    },
    async act(shop: string, id: number, act: string): Promise<void> {
      await fetch(`${url}/${shop}/admin/orders/${id}?act=${act}`, { method: 'POST', redirect: 'manual' })
      passed()
    },

    /** Shopify's own call: no cookies, no origin, a signature. */
    notify(topic: string, shop: string, body: object, headers: Record<string, string> = {}) {
      webhooks += 1
      const text = JSON.stringify(body)
      return new ApiClient(world).send('POST', '/shopify/webhooks', text, {
        'content-type': 'application/json',
        'x-shopify-topic': topic,
        'x-shopify-shop-domain': shop,
        'x-shopify-webhook-id': `webhook-${webhooks}`,
        'x-shopify-triggered-at': world.ctx.clock.now().toISOString(),
        'x-shopify-hmac-sha256': signedBody(text),
        ...headers,
      })
    },

    /** Does what the job does, again and again, as the queue would after a failure. */
    async untilLive(shop: string) {
      while ((await syncOf(shop))?.state === 'importing') {
        await importStore(world.ctx, shop).catch(() => {})
        await sleep(20)
      }
    },
    async untilClean(shop: string) {
      while ((await world.ctx.db.$count(storeDirty, eq(storeDirty.shop, shop))) > 0) {
        await syncStore(world.ctx, shop).catch(() => {})
      }
    },
    catchUp: (shop: string) => syncStore(world.ctx, shop, { catchUp: true }),
    reconcile: (shop: string) => reconcileStore(world.ctx, shop),

    ourDays: (shop: string) => ourDays(world.ctx.db, shop),
    theirDays: (shop: string) => theirDays(world.ctx.db, shop, world.sandbox.url),
  }
}
