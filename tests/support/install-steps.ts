import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { shopifyGrants } from '#database/schema/companies.ts'
import { pendingGrants } from '#database/schema/stores.ts'
import type { ApiClient } from './api-client.ts'
import { approveInstall, comeBack, signed } from './store-owner.ts'
import type { TestContext } from './test-context.ts'

/** What a browser does to install the store that a test is about, and what is kept of it. */
export function installSteps(current: () => { world: TestContext; shop: string }) {
  const call = (fields: Record<string, string> = {}) => {
    const { world, shop } = current()
    const timestamp = String(Math.floor(world.time.now.getTime() / 1000))
    return signed({ shop, host: 'aG9zdA', timestamp, ...fields })
  }

  /** Opens the app from Shopify; gives the address that the browser is sent to. */
  async function open(browser: ApiClient, query = call()): Promise<URL> {
    const { status, headers } = await browser.get(`/shopify/open?${query.toString()}`)
    expect([302, 303]).toContain(status)
    return new URL(headers.get('location') ?? '', 'https://infiniti.example')
  }

  return {
    call,
    open,
    /** Through Shopify's own page, and back to us. */
    install: async (browser: ApiClient) =>
      comeBack(browser, await approveInstall(current().world, await open(browser))),
    claim: (browser: ApiClient) => browser.post('/merchant/shop/claim', { app: 'infiniti' }),
    uninstall() {
      const { world, shop } = current()
      const address = `${world.sandbox.url}/shopify/${shop}/admin/uninstall`
      return fetch(address, { method: 'POST', redirect: 'manual' })
    },
    async pendingOf() {
      const { world, shop } = current()
      const rows = await world.ctx.db.select().from(pendingGrants).where(eq(pendingGrants.shop, shop))
      return rows[0]
    },
    async grantOf() {
      const { world, shop } = current()
      const rows = await world.ctx.db.select().from(shopifyGrants).where(eq(shopifyGrants.shop, shop))
      return rows[0]
    },
  }
}
