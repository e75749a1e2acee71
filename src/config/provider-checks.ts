/** What production needs of the settings of payment and shop providers: real secrets, over https. */
interface ProviderSettings {
  GOOGLE_ISSUER?: string | undefined
  RECAPTCHA_VERIFY_URL: string
  SHOPIFY_API_KEY?: string | undefined
  SHOPIFY_API_SECRET?: string | undefined
  SHOPIFY_API_SECRET_BEFORE?: string | undefined
  SHOPIFY_SHOP_URL: string
  SHOPIFY_LISTING_URL: string
  STRIPE_API_URL: string
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRETS?: string[] | undefined
}

const overHttps = [
  'GOOGLE_ISSUER',
  'RECAPTCHA_VERIFY_URL',
  'SHOPIFY_SHOP_URL',
  'SHOPIFY_LISTING_URL',
  'STRIPE_API_URL',
] as const

/** `sk_live_…`, or a restricted key `rk_live_…`. Test keys move no money. */
const isLiveKey = (key: string) => /^[sr]k_live_\w{16,}$/.test(key)
/** Stripe makes `whsec_` and 32 characters. */
const isWebhookSecret = (secret: string) => /^whsec_[\w+/=]{32,}$/.test(secret)
/** Shopify makes 32 hexadecimal digits, today with `shpss_` before them; it signs webhooks with them, too. */
const isShopifySecret = (secret: string) => /^(?:shpss_)?[\da-f]{32,}$/i.test(secret)
const isShopifyKey = (key: string) => /^[\da-f]{32}$/i.test(key)

export function providerProblems(config: ProviderSettings): string[] {
  const problems: string[] = []
  const refuseUnless = (isRight: boolean | undefined, name: keyof ProviderSettings, what: string) => {
    if (isRight === false) problems.push(`${name}: ${what}`)
  }
  for (const name of overHttps) {
    refuseUnless(config[name]?.startsWith('https://'), name, 'must begin with https:// in production')
  }
  const { STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRETS: stripeSecrets } = config
  refuseUnless(
    stripeKey === undefined || isLiveKey(stripeKey),
    'STRIPE_SECRET_KEY',
    'must be a live key of Stripe (sk_live_ or rk_live_) in production',
  )
  refuseUnless(
    stripeSecrets?.every(isWebhookSecret),
    'STRIPE_WEBHOOK_SECRETS',
    'each must be a signing secret as Stripe makes it: whsec_ and 32 characters or more',
  )
  const { SHOPIFY_API_KEY: shopifyKey } = config
  refuseUnless(
    shopifyKey === undefined || isShopifyKey(shopifyKey),
    'SHOPIFY_API_KEY',
    'must be the client ID of an app at Shopify: 32 hexadecimal digits',
  )
  for (const name of ['SHOPIFY_API_SECRET', 'SHOPIFY_API_SECRET_BEFORE'] as const) {
    const secret = config[name]
    refuseUnless(
      secret === undefined || isShopifySecret(secret),
      name,
      'must be a client secret as Shopify makes it: 32 hexadecimal digits, with shpss_ before them or not',
    )
  }
  return problems
}
