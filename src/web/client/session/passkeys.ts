import { api } from '../api/api.ts'
import type { CallInput, CallOutput } from '../api/call-types.ts'

/** The library comes only to those who use a passkey. */
const library = () => import('@simplewebauthn/browser')

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

export const knowsPasskeys = () => passkeyPlace() === 'here'

/** Whether the browser can list passkeys below a field, beside the names it remembers. */
export const canOfferInField = async (): Promise<boolean> =>
  knowsPasskeys() &&
  'isConditionalMediationAvailable' in PublicKeyCredential &&
  (await PublicKeyCredential.isConditionalMediationAvailable())

/** The device's answer to the challenge; undefined if the person cancelled. */
export async function makePasskey(
  options: CallOutput<'newPasskeyOptions'>['options'],
): Promise<CallInput<'addPasskey'>['passkey'] | undefined> {
  const { startRegistration } = await library()
  return orNothing(startRegistration({ optionsJSON: options }))
}

/**
 * Asks the device for any passkey of this site, and its owner for finger, face or PIN: at once, or (`inField`) when
 * one is picked from the list below the e-mail field.
 */
export async function showPasskey({ inField = false } = {}): Promise<CallInput<'passkeyLogin'> | undefined> {
  const asked = await api('passkeyOptions', {})
  if (!asked.ok) return undefined
  const { request, options } = asked.data
  const { startAuthentication } = await library()
  const shown = await orNothing(startAuthentication({ optionsJSON: options, useBrowserAutofill: inField }))
  return shown && { ...shown, request }
}

/** Browsers report a cancelled dialog, a timeout and an existing key alike, as an error. */
const orNothing = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch(() => undefined)
