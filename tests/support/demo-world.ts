import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { seedMerchants } from '#domain/demo/seed-merchants.ts'
import { ApiClient } from './api-client.ts'
import { openTestContext } from './test-context.ts'

/** Two merchants of the demo, each signed in: one with a shop on Shopify and a site, and a stranger to both. */
export async function openDemoWorld() {
  const [tamarind, hafenlicht] = demoMerchants
  const world = await openTestContext()
  await seedMerchants(world.ctx, '1.0')
  const merchant = new ApiClient(world)
  const stranger = new ApiClient(world)
  const own = await merchant.logIn(tamarind.email, tamarind.password)
  const foreign = await stranger.logIn(hafenlicht.email, hafenlicht.password)
  const [shop = '', wholesale = ''] = own.outlet_list.map(({ id }) => id)
  const [theirs = ''] = foreign.outlet_list.map(({ id }) => id)
  return { world, merchant, stranger, shop, wholesale, theirs }
}
