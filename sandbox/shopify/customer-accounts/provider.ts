import { randomBytes } from 'node:crypto'
import { type Context, Provider } from 'oidc-provider'
import type { SigningKey } from '../../google/keys.ts'
import { makeMemory } from '../../google/memory.ts'
import { pagePolicy } from '../../guard.ts'
import { problem } from '../../page.ts'
import { type ShopifyApp, standsIn } from '../app.ts'
import { handleOf } from '../shops.ts'
import type { Store } from '../store/store.ts'

interface Options {
  url: string
  appOrigin: string
  client: ShopifyApp
  /** Whether the app declared this address for shoppers who come back signed in. */
  isDeclared: (address: string) => boolean
  /** The same for those who have signed out. */
  isSignedOut: (address: string) => boolean
  store: Store
  key: SigningKey
}

const minute = 60
const hour = 60 * minute
const scopes = 'openid email customer-account-api:full'

/** Below the address of Shopify, as there: one issuer a store, which is not the store's own address. */
export const issuerPath = (shop: string) => `/shopify/authentication/${handleOf(shop)}`

/** The sign-in of one store's customers. Who is signed in stays so until they sign out. */
export function makeCustomerProvider(options: Options): Provider {
  const { url, appOrigin, client, isDeclared, isSignedOut, store, key } = options
  const path = issuerPath(store.shop.domain)
  const name = `sandbox_shopify_${handleOf(store.shop.domain)}`
  const provider = new Provider(`${url}${path}`, {
    adapter: makeMemory(),
    jwks: { keys: [key] },
    clients: [
      {
        client_id: client.key,
        client_secret: client.secret,
        redirect_uris: [`${appOrigin}/`],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    responseTypes: ['code'],
    scopes: scopes.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    pkce: { required: () => true },
    routes: {
      authorization: '/oauth/authorize',
      token: '/oauth/token',
      jwks: '/.well-known/jwks.json',
      end_session: '/logout',
    },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: `${name}_session`, interaction: `${name}_interaction`, resume: `${name}_resume` },
      long: { httpOnly: true, sameSite: 'lax', path },
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: true, logoutSource: (ctx: Context) => signOut(ctx, appOrigin) },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      resourceIndicators: { enabled: false },
    },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: minute,
      IdToken: hour,
      RefreshToken: 24 * hour,
      Interaction: 10 * minute,
      Session: 24 * hour,
      Grant: 24 * hour,
    },
    interactions: {
      url: (_ctx: Context, interaction: { uid: string }) => `${path}/login/${interaction.uid}`,
    },
    findAccount(_ctx: Context, id: string) {
      const customer = store.people.find(Number(id))
      const claims = () => ({
        sub: id,
        ...(customer?.email && { email: customer.email, email_verified: true }),
      })
      return customer && { accountId: id, claims }
    },
    // Signing in is the consent: the app is the store's own account.
    async loadExistingGrant({ oidc }: Context) {
      const { clientId } = oidc.client
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId })
      grant.addOIDCScope(scopes)
      await grant.save()
      return grant
    },
    issueRefreshToken: () => true,
    async renderError(ctx: Context, out: Record<string, string>) {
      ctx.type = 'html'
      ctx.set('content-security-policy', pagePolicy(appOrigin))
      const text = `${out['error']}: ${out['error_description'] ?? ''}`
      ctx.body = String(await problem('Shopify would stop here', text, 'shopify', standsIn))
    },
  })
  provider.Client.prototype.redirectUriAllowed = isDeclared
  provider.Client.prototype.postLogoutRedirectUriAllowed = isSignedOut
  return provider
}

/** Shopify asks nobody whether they mean it. */
async function signOut(ctx: Context, appOrigin: string): Promise<void> {
  const { post_logout_redirect_uri: back, state } = ctx.oidc.params
  await ctx.oidc.session.destroy()
  if (!back) {
    ctx.set('content-security-policy', pagePolicy(appOrigin))
    ctx.body = String(await problem('Signed out', 'You are signed out of this store.', 'shopify', standsIn))
    return
  }
  const target = new URL(back)
  if (state) target.searchParams.set('state', state)
  ctx.redirect(target.href)
}
