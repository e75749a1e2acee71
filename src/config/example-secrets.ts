/** What `.env.example` and the sandbox use. Production refuses to start on any of them. */
export const exampleSecrets: ReadonlySet<string> = new Set([
  'replace-me-with-32-random-bytes-or-more',
  'sandbox-google-secret',
  'sandbox-recaptcha-secret',
  'sandbox-shopify-secret',
  'sandbox-shopify-old-secret',
  'sk_test_sandbox',
  'sandbox-stripe-webhook-secret',
  'sandbox-meta-access-token',
  'sandbox-meta-app-secret',
  'sandbox-meta-verify-token',
  'sandbox-msg91-auth-key',
  'sandbox-msg91-webhook-token',
])
