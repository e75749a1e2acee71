import { accountCapabilities, type AccountStoreView } from '#contract/account/store-shapes.ts'
import type { StoreContext } from './shopper-context.ts'
import { authenticateShopper, viewShopper } from './shopper-session.ts'
import { createShortMemory } from './short-memory.ts'

/** The store's owner may switch Shopify's sign-in on or off; checking once a minute is enough. */
const offered = createShortMemory<boolean>({ lastsMs: 60_000, most: 10_000 })

/** The store of this host as its pages show it, and the shopper who asks. */
export async function viewStore(ctx: StoreContext): Promise<AccountStoreView> {
  const { accountHost: host, shopify } = ctx
  const shopper = (await authenticateShopper(ctx))?.shopper
  const hasShopify = host.isConnected && (await isOffered(ctx))
  return {
    theme: host.theme,
    brand: host.brand,
    currency: host.currency,
    zone: host.zone,
    shop_url: shopify?.pageUrl(host.shop, '') ?? '',
    ways: hasShopify ? ['code', 'shopify'] : ['code'],
    // A link opens one order and nothing else.
    capabilities: accountCapabilities.filter(
      (name) =>
        (shopper?.customerId !== null || !customersOnly.includes(name)) &&
        (host.hasOrderWindow || name !== 'order_window'),
    ),
    is_connected: host.isConnected,
    shopper: shopper ? viewShopper(shopper) : null,
  }
}

const customersOnly: readonly string[] = ['invoice', 'profile', 'addresses']

/** If the store cannot be asked, only the code is offered. */
async function isOffered(ctx: StoreContext): Promise<boolean> {
  const { customerSignIn, accountHost, log } = ctx
  if (!customerSignIn) return false
  try {
    return await offered.read(ctx, accountHost.shop, () => customerSignIn.isOffered(accountHost.shop))
  } catch (error) {
    log.warn({ shop: accountHost.shop, err: error }, 'customer sign-in not asked for')
    return false
  }
}
