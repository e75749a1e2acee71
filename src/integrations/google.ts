import * as oidc from 'openid-client'
import { z } from 'zod'
import { DomainError } from '#domain/domain-error.ts'
import type { Google, GooglePerson } from '#domain/ports/ports.ts'
import { createBreaker } from './breaker.ts'

interface Settings {
  issuer: string
  clientId: string
  clientSecret: string
  /** Where Google sends the visitor back to; registered there. */
  redirectUri: string
  /** How long a visitor waits for Google, all requests together. */
  timeoutMs?: number
}

/** Addresses at Google move rarely; its keys are looked after by the library. */
const discoverEveryMs = 24 * 60 * 60 * 1000

/** How far Google's clock may be ahead of ours. */
const furthestAheadSeconds = 60

const optionalText = z.string().optional().catch(undefined)

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).toLowerCase(),
  // Only the boolean true counts: some providers send the text "true" for addresses that they never checked.
  email_verified: z.literal(true).optional().catch(undefined),
  hd: z.string().toLowerCase().optional().catch(undefined),
  given_name: optionalText,
  family_name: optionalText,
  name: optionalText,
})

/** Sign-in with Google, or with the sandbox at the issuer's address. Makes no request before it is needed. */
export function openidGoogle({
  issuer,
  clientId,
  clientSecret,
  redirectUri,
  timeoutMs = 5_000,
}: Settings): Google {
  const breaker = createBreaker()
  const isPlain = issuer.startsWith('http://')
  let known: { config: Promise<oidc.Configuration>; until: number } | undefined

  /** Parallel callers share one request. */
  function configuration(): Promise<oidc.Configuration> {
    if (known && known.until > Date.now()) return known.config
    const config = discover()
    known = { config, until: Date.now() + discoverEveryMs }
    return config
  }

  function discover(): Promise<oidc.Configuration> {
    return oidc
      .discovery(
        new URL(issuer),
        clientId,
        { id_token_signed_response_alg: 'RS256' },
        oidc.ClientSecretPost(clientSecret),
        {
          timeout: timeoutMs / 1000,
          // The signature is checked although the token comes over TLS. Plain http is the sandbox's alone:
          // production refuses such an issuer at start.
          execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
        },
      )
      .catch((cause: unknown) => {
        throw new DiscoveryError('No configuration from Google', { cause })
      })
  }

  /** After any failure, addresses and keys that Google gave before are forgotten: the next visitor asks again. */
  async function ask<T>(question: () => Promise<T>): Promise<T> {
    const work = () => answered(timeoutMs, question)
    const answer = await breaker.run(issuer, work).catch((cause: unknown) => {
      known = undefined
      throw new DomainError('google_unavailable', { cause })
    })
    if (!(answer instanceof DomainError)) return answer
    known = undefined
    throw answer
  }

  return {
    authorisationUrl: ({ state, nonce, verifier }, loginHint) =>
      ask(async () => {
        const url = oidc.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          access_type: 'offline',
          prompt: 'select_account',
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(loginHint ? { login_hint: loginHint } : {}),
        })
        return url.href
      }),
    async check() {
      await discover()
    },
    identify: ({ code, state, iss }, secrets) =>
      ask(async () => {
        const back = new URL(redirectUri)
        back.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString()
        const tokens = await oidc.authorizationCodeGrant(await configuration(), back, {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
          idTokenExpected: true,
        })
        const given = tokens.claims()
        if (given && given.iat > Date.now() / 1000 + furthestAheadSeconds) {
          throw new Error('The token was issued in the future')
        }
        return personOf(issuer, given)
      }),
  }
}

function personOf(issuer: string, given: unknown): GooglePerson {
  const { sub, email, email_verified, hd, given_name, family_name, name } = claims.parse(given)
  return {
    issuer,
    subject: sub,
    email,
    emailVerified: email_verified === true,
    hostedDomain: hd,
    firstName: tidy(given_name) || tidy(name) || tidy(email.split('@')[0]),
    lastName: tidy(family_name),
  }
}

const tidy = (name = '') =>
  name
    .replaceAll(/\p{Cc}/gu, '')
    // So that no mail program makes a link of it.
    .replaceAll(/:\/\/|\.(?=\p{L}{2})/gu, ' ')
    .trim()
    .slice(0, 80)

/** Applies the timeout. Throws only if Google is unavailable; a refusal is returned. */
async function answered<T>(timeoutMs: number, question: () => Promise<T>): Promise<T | DomainError> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new TimeoutError()), timeoutMs)
  try {
    return await Promise.race([question(), late])
  } catch (error) {
    if (isAway(error)) throw error
    return new DomainError('google_failed', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

class TimeoutError extends Error {}
class DiscoveryError extends Error {}

/** Unusable answers: another status, no JSON, no keys. */
const unreadable = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_KEY_SELECTION_FAILED',
])

/** Google is unavailable or refuses our own settings; the visitor did nothing wrong. */
function isAway(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.error !== 'invalid_grant'
  if (error instanceof oidc.WWWAuthenticateChallengeError) return true
  if (error instanceof TimeoutError || error instanceof DiscoveryError) return true
  if (!(error instanceof oidc.ClientError)) return error instanceof TypeError
  const { code, cause } = error
  if (code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || unreadable.has(code ?? '')) return true
  return cause instanceof TypeError
}
