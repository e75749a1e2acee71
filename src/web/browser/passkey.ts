import { errorMessages } from '#content/messages.ts'
import type { SessionView } from '#contract/account.ts'
import { call, type Outcome } from './call.ts'

/**
 * Whether this page may use passkeys. Browsers keep none for a bare number, so a demo that was opened at the
 * loopback address has them under its name: `elsewhere`.
 */
export function passkeyPlace(): 'here' | 'elsewhere' | 'nowhere' {
  if (!('PublicKeyCredential' in window)) return 'nowhere'
  if (location.hostname === '127.0.0.1') return 'elsewhere'
  return /^[\d.]+$|^\[/.test(location.hostname) ? 'nowhere' : 'here'
}

/** The same page, where passkeys work. */
export const passkeyAddress = () => location.href.replace('//127.0.0.1', '//localhost')

export const canOfferInField = async (): Promise<boolean> =>
  passkeyPlace() === 'here' &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable())

/**
 * Signs in with a passkey: at once, or (`inField`) when the visitor picks one from the e-mail field's own list.
 * Nothing comes back when they think better of it.
 */
export async function signInWithPasskey({ inField = false } = {}): Promise<Outcome<SessionView> | undefined> {
  const [challenge, { startAuthentication }] = await Promise.all([
    call({ name: 'passkeyOptions', method: 'post', path: '/passkey/options' }, {}),
    import('@simplewebauthn/browser'),
  ])
  if (!challenge.ok) return challenge
  const { request, options } = challenge.data
  try {
    const answer = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: inField,
    })
    return await call(
      { name: 'passkeyLogin', method: 'post', path: '/passkey/login' },
      { ...answer, request },
    )
  } catch (error) {
    const isTheirWish = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
    if (isTheirWish) return undefined
    return { ok: false, problem: { code: 'passkey_failed', ...errorMessages.passkey_failed, request_id: '' } }
  }
}
