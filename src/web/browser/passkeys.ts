import { call, type CallInput, type CallOutput } from './call.ts'

/** The library comes only to those who use a passkey. */
const library = () => import('@simplewebauthn/browser')

/** What the device made of the server's challenge. Nothing when its owner changed their mind. */
export async function makePasskey(
  options: CallOutput<'newPasskeyOptions'>['options'],
): Promise<CallInput<'addPasskey'>['passkey'] | undefined> {
  const { startRegistration } = await library()
  return orNothing(startRegistration({ optionsJSON: options }))
}

/** Asks the device for any passkey of this site, and its owner for finger, face or PIN. */
export async function showPasskey(): Promise<CallInput<'passkeyLogin'> | undefined> {
  const asked = await call({ name: 'passkeyOptions', method: 'post', path: '/passkey/options' }, {})
  if (!asked.ok) return undefined
  const { request, options } = asked.data
  const { startAuthentication } = await library()
  const shown = await orNothing(startAuthentication({ optionsJSON: options }))
  return shown && { ...shown, request }
}

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = () => 'PublicKeyCredential' in window

/** A closed window of the browser, a time that ran out and a key that is there already all look the same: an error. */
const orNothing = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch(() => undefined)
