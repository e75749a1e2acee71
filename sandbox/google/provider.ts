import { randomBytes } from 'node:crypto'
import { type Context, interactionPolicy, Provider } from 'oidc-provider'
import { pagePolicy } from '../guard.ts'
import { problem } from '../page.ts'
import { type Accounts, claimsOf } from './accounts.ts'
import type { SigningKey } from './keys.ts'
import { makeMemory } from './memory.ts'

export const standsIn = 'Google sign-in'

export interface GoogleClient {
  clientId: string
  clientSecret: string
  redirectUri: string
}

interface Google {
  url: string
  appOrigin: string
  client: GoogleClient
  accounts: Accounts
  key: SigningKey
}

const minute = 60
const hour = 60 * minute
const scopes = 'openid email profile'

/** A full OpenID provider with Google's addresses, claims and `prompt=select_account`. */
export function makeProvider({ url, appOrigin, client, accounts, key }: Google): Provider {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const offlineGrants = new Set<string>()

  return new Provider(`${url}/google`, {
    adapter: makeMemory(),
    jwks: { keys: [key] },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    clientAuthMethods: ['client_secret_post'],
    responseTypes: ['code'],
    scopes: scopes.split(' '),
    claims: {
      openid: ['sub', 'hd'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    // Google puts the profile into the id token, not only behind the userinfo address.
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ['RS256'] },
    pkce: { required: () => true },
    extraParams: ['access_type', 'include_granted_scopes', 'hd'],
    routes: {
      authorization: '/o/oauth2/v2/auth',
      token: '/token',
      jwks: '/oauth2/v3/certs',
      userinfo: '/v1/userinfo',
    },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // Cookies ignore the port, so their names must differ from the product's.
      names: {
        session: 'sandbox_google_session',
        interaction: 'sandbox_google_interaction',
        resume: 'sandbox_google_resume',
      },
      // Every sign-in begins with the chooser.
      long: { httpOnly: true, sameSite: 'lax', path: '/google/session' },
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
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
      Session: hour,
      Grant: 24 * hour,
    },
    interactions: {
      policy,
      url: (_ctx: Context, interaction: { uid: string }) => `/google/interaction/${interaction.uid}`,
    },
    findAccount(_ctx: Context, sub: string) {
      const account = accounts.find(sub)
      return account && { accountId: sub, claims: () => claimsOf(account, url) }
    },
    // Choosing an account is the consent here.
    async loadExistingGrant({ oidc }: Context) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      })
      grant.addOIDCScope(scopes)
      const id = await grant.save()
      if (oidc.params['access_type'] === 'offline') offlineGrants.add(id)
      return grant
    },
    issueRefreshToken: (_ctx: Context, _client: object, source: { grantId: string }) =>
      offlineGrants.has(source.grantId),
    async renderError(ctx: Context, out: Record<string, string>) {
      ctx.type = 'html'
      ctx.set('content-security-policy', pagePolicy(appOrigin))
      const text = `${out['error']}: ${out['error_description'] ?? ''}`
      ctx.body = String(await problem('Google would stop here', text, 'google', standsIn))
    },
  })
}
