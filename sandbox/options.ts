import type { RecaptchaKeys } from './recaptcha/tokens.ts'
import type { ShopifyApp } from './shopify/app.ts'
import type { GoogleClient } from './google/provider.ts'
import type { MetaKeys } from './meta/routes.ts'
import type { Msg91Keys } from './msg91/routes.ts'
import type { StripeKeys } from './stripe/store.ts'

export interface SandboxOptions {
  /** 0 lets the system choose; the real port is in the answer. */
  httpPort: number
  smtpPort: number
  host?: string
  /** Where the product answers; the only place outside the sandbox that its pages lead to. */
  appUrl: string
  appName?: string
  /** Keeps mail, the signing key and installed shops over a restart. Without it all is forgotten. */
  dataDir?: string
  google?: Partial<GoogleClient>
  shopify?: Partial<ShopifyApp>
  recaptcha?: Partial<RecaptchaKeys>
  stripe?: Partial<StripeKeys>
  meta?: Partial<MetaKeys>
  msg91?: Partial<Msg91Keys>
}

/** What every part of the sandbox knows about the product it serves. */
export interface App {
  name: string
  url: string
  origin: string
}

export type Resolved = ReturnType<typeof resolveOptions>

export function resolveOptions(options: SandboxOptions) {
  const appUrl = options.appUrl.replace(/\/+$/, '')
  const app: App = { name: options.appName ?? 'Infiniti', url: appUrl, origin: new URL(appUrl).origin }
  return {
    app,
    host: options.host ?? '127.0.0.1',
    google: {
      clientId: 'infiniti-sandbox',
      clientSecret: 'sandbox-google-secret',
      redirectUri: `${appUrl}/google`,
      ...options.google,
    },
    shopify: {
      key: 'sandbox-shopify-key',
      secret: 'sandbox-shopify-secret',
      oldSecret: 'sandbox-shopify-old-secret',
      webhookUrl: `${appUrl}/api/shopify/webhooks`,
      ...options.shopify,
    },
    recaptcha: {
      siteKey: 'sandbox-recaptcha-key',
      secret: 'sandbox-recaptcha-secret',
      ...options.recaptcha,
    },
    stripe: {
      secretKey: 'sk_test_sandbox',
      webhookSecret: 'sandbox-stripe-webhook-secret',
      webhookUrl: `${appUrl}/api/cards/webhooks`,
      ...options.stripe,
    },
    meta: {
      accessToken: 'sandbox-meta-access-token',
      appSecret: 'sandbox-meta-app-secret',
      business: '100000000000001',
      webhookUrl: `${appUrl}/api/whatsapp/webhooks`,
      ...options.meta,
    },
    msg91: {
      authKey: 'sandbox-msg91-auth-key',
      webhookUrl: `${appUrl}/api/sms/webhooks/sandbox-msg91-webhook-token`,
      ...options.msg91,
    },
  }
}

/** The product's own settings, grouped, so that a script that starts both never writes an address twice. */
export function settingsFor(resolved: Resolved, url: string, smtpUrl: string) {
  const { google, shopify, recaptcha, stripe, meta, msg91 } = resolved
  return {
    mail: { SMTP_URL: smtpUrl },
    names: { NAME_SERVERS: new URL(url).host },
    google: {
      GOOGLE_ISSUER: `${url}/google`,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
    },
    shopify: {
      SHOPIFY_API_KEY: shopify.key,
      SHOPIFY_API_SECRET: shopify.secret,
      SHOPIFY_API_SECRET_BEFORE: shopify.oldSecret,
      SHOPIFY_LISTING_URL: `${url}/shopify/apps/infiniti`,
      /** Stands in for `https://{shop}`. */
      SHOPIFY_SHOP_URL: `${url}/shopify/{shop}`,
    },
    recaptcha: {
      RECAPTCHA_SITE_KEY: recaptcha.siteKey,
      RECAPTCHA_SECRET: recaptcha.secret,
      RECAPTCHA_VERIFY_URL: `${url}/recaptcha/api/siteverify`,
    },
    stripe: {
      STRIPE_API_URL: `${url}/stripe`,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRETS: stripe.webhookSecret,
    },
    messages: {
      WHATSAPP_API_URL: `${url}/meta`,
      WHATSAPP_ACCESS_TOKEN: meta.accessToken,
      WHATSAPP_APP_SECRET: meta.appSecret,
      WHATSAPP_VERIFY_TOKEN: 'sandbox-meta-verify-token',
      WHATSAPP_BUSINESS_ID: meta.business,
      MSG91_API_URL: `${url}/msg91`,
      MSG91_AUTH_KEY: msg91.authKey,
      MSG91_WEBHOOK_TOKEN: 'sandbox-msg91-webhook-token',
    },
  }
}
