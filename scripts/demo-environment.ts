/** Where the demo's parts live, all on loopback, counted from the application's port. */
export interface DemoPorts {
  app: number
  sandbox: number
  smtp: number
}

export const portsFrom = (app: number): DemoPorts => ({ app, sandbox: app + 1, smtp: app + 2 })

/** Settings that point every outside service at the sandbox. What the person has set wins. */
export function sandboxSettings(ports: DemoPorts): Record<string, string> {
  const sandbox = `http://127.0.0.1:${ports.sandbox}`
  return {
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: 'Infiniti <hello@infiniti.example>',
    MAIL_STAFF: 'staff@infiniti.example',
    GOOGLE_ISSUER: `${sandbox}/google`,
    GOOGLE_CLIENT_ID: 'infiniti-sandbox',
    GOOGLE_CLIENT_SECRET: 'sandbox-google-secret',
    SHOPIFY_API_KEY: 'sandbox-shopify-key',
    SHOPIFY_API_SECRET: 'sandbox-shopify-secret',
    SHOPIFY_LISTING_URL: `${sandbox}/shopify/apps/infiniti`,
  }
}
