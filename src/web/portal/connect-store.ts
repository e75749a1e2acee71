import type { ModuleSlug } from '#contract/modules/modules.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'

/** Where the owner of a store lets us in: its own grant page or, where stores come through the App Store, the listing. */
export async function connectStore(shop: string, app: ModuleSlug) {
  const asked = await merchantApi('startGrant', { shop, app, from: 'apps' })
  if (asked.ok || asked.problem?.code !== 'shopify_listed') return asked
  return merchantApi('connectShop', { app })
}
