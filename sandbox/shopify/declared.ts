import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { z } from 'zod'

const file = z.object({
  access_scopes: z.object({ scopes: z.string(), optional_scopes: z.array(z.string()).default([]) }),
  auth: z.object({ redirect_urls: z.array(z.url()) }),
  customer_authentication: z
    .object({ redirect_uris: z.array(z.url()), logout_urls: z.array(z.url()).default([]) })
    .optional(),
  webhooks: z.object({
    api_version: z.string(),
    subscriptions: z.array(
      z.object({
        topics: z.array(z.string()).default([]),
        compliance_topics: z.array(z.string()).default([]),
        uri: z.string(),
      }),
    ),
  }),
})

/** What the app's own file at Shopify says: which scopes it may ask for, and which webhooks it gets. */
export function readDeclared() {
  const text = readFileSync(new URL('../../shopify.app.toml', import.meta.url), 'utf8')
  const { access_scopes, auth, customer_authentication: customers, webhooks } = file.parse(parse(text))
  return {
    version: webhooks.api_version,
    scopes: access_scopes.scopes.split(','),
    /** Asked for by a feature, after the install. */
    optionalScopes: access_scopes.optional_scopes,
    redirectPaths: auth.redirect_urls.map((url) => new URL(url).pathname),
    /** Where shoppers come back to after signing in; undefined where the app declares nothing. */
    shopperPaths: customers?.redirect_uris.map((url) => new URL(url).pathname),
    /** Where they come back to after signing out. */
    signedOutPaths: customers?.logout_urls.map((url) => new URL(url).pathname),
    topics: new Set(
      webhooks.subscriptions.flatMap(({ topics, compliance_topics }) => [...topics, ...compliance_topics]),
    ),
  }
}

export type Declared = ReturnType<typeof readDeclared>
