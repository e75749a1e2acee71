/** What production needs of the settings of shop, payment and message providers: real secrets, over https. */
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
  WHATSAPP_API_URL: string
  WHATSAPP_ACCESS_TOKEN?: string | undefined
  WHATSAPP_APP_SECRET?: string | undefined
  WHATSAPP_VERIFY_TOKEN?: string | undefined
  WHATSAPP_BUSINESS_ID?: string | undefined
  MSG91_API_URL: string
  MSG91_AUTH_KEY?: string | undefined
  MSG91_WEBHOOK_TOKEN?: string | undefined
}

const overHttps = [
  'GOOGLE_ISSUER',
  'RECAPTCHA_VERIFY_URL',
  'SHOPIFY_SHOP_URL',
  'SHOPIFY_LISTING_URL',
  'STRIPE_API_URL',
  'WHATSAPP_API_URL',
  'MSG91_API_URL',
] as const

/** `sk_live_…`, or a restricted key `rk_live_…`. Test keys move no money. */
const isLiveKey = (key: string) => /^[sr]k_live_\w{16,}$/.test(key)
/** Stripe makes `whsec_` and 32 characters. */
const isWebhookSecret = (secret: string) => /^whsec_[\w+/=]{32,}$/.test(secret)
/** Shopify makes 32 hexadecimal digits, today with `shpss_` before them; it signs webhooks with them, too. */
const isShopifySecret = (secret: string) => /^(?:shpss_)?[\da-f]{32,}$/i.test(secret)
const isShopifyKey = (key: string) => /^[\da-f]{32}$/i.test(key)

/** Whoever guesses a token that we choose ourselves can report messages as delivered. */
const ownToken = {
  pattern: /^[\w-]{32,}$/,
  what: 'must be 32 or more random letters, digits, hyphens or underscores',
}
const messageSettings = {
  WHATSAPP_ACCESS_TOKEN: {
    pattern: /^EAA\w{40,}$/,
    what: 'must be the token of a system user at Meta, which begins with EAA',
  },
  WHATSAPP_APP_SECRET: {
    pattern: /^[\da-f]{32}$/i,
    what: 'must be an app secret as Meta makes it: 32 hexadecimal digits',
  },
  WHATSAPP_VERIFY_TOKEN: ownToken,
  WHATSAPP_BUSINESS_ID: { pattern: /^\d{10,20}$/, what: 'must be the number of a WhatsApp Business account' },
  MSG91_AUTH_KEY: {
    pattern: /^[\da-z]{20,}$/i,
    what: 'must be an authentication key as MSG91 makes it: 20 or more letters and digits',
  },
  MSG91_WEBHOOK_TOKEN: ownToken,
} as const
const messageNames = [
  'WHATSAPP_ACCESS_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'WHATSAPP_BUSINESS_ID',
  'MSG91_AUTH_KEY',
  'MSG91_WEBHOOK_TOKEN',
] as const

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
  for (const name of messageNames) {
    const value = config[name]
    const { pattern, what } = messageSettings[name]
    refuseUnless(value === undefined || pattern.test(value), name, what)
  }
  return problems
}
