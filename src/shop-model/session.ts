import type { ActionOf, Refusal } from './actions.ts'
import { nextId, refuse, recordEvent, type Draft } from './draft.ts'

/** The code is no secret: the demo shows the message with it. */
export function requestCode(draft: Draft, action: ActionOf<'session.request-code'>): Refusal | undefined {
  const { state, now } = draft
  if (action.email.trim().toLowerCase() !== state.shopper.email.toLowerCase()) return refuse('email_unknown')
  const channel = action.channel ?? state.session.channel
  const digits = digitsFrom(now + state.serial)
  state.session.code = { digits, sentAt: now, triesLeft: state.shop.rules.code.tries, channel }
  recordEvent(draft, 'code_sent', { details: { code: digits }, channels: [channel] })
  return undefined
}

/** Six digits that look random but depend only on the state. */
function digitsFrom(seed: number): string {
  const mixed = Math.imul(Math.trunc(seed) ^ (Math.trunc(seed) >>> 15), 2_246_822_519) >>> 0
  return String(100_000 + (mixed % 900_000))
}

export function enterCode(draft: Draft, action: ActionOf<'session.enter-code'>): Refusal | undefined {
  const { state, now } = draft
  const { code } = state.session
  if (!code) return refuse('code_none')
  if (code.triesLeft === 0) return refuse('code_spent')
  if (now > code.sentAt + state.shop.rules.code.lasts) return refuse('code_expired')
  if (action.code.replaceAll(/\D/g, '') !== code.digits) {
    return refuse('code_wrong', { left: code.triesLeft - 1 })
  }
  delete state.session.code
  state.session.isSignedIn = true
  const here = state.devices.find(({ isThis }) => isThis)
  if (here) here.lastSeen = now
  else {
    state.devices.unshift({
      id: nextId(draft, 'd'),
      name: 'browser',
      place: 'here',
      lastSeen: now,
      isThis: true,
    })
  }
  recordEvent(draft, 'signed_in', state.session.alerts ? {} : { channels: [] })
  return undefined
}

/** A wrong code counts although the action was refused. */
export function countFailedCode(draft: Draft, refusal: Refusal): void {
  const { code } = draft.state.session
  if (code && refusal.code === 'code_wrong') code.triesLeft -= 1
}

export function signOut(draft: Draft): Refusal | undefined {
  const { state } = draft
  if (!state.session.isSignedIn) return refuse('unknown')
  state.session.isSignedIn = false
  state.devices = state.devices.filter(({ isThis }) => !isThis)
  recordEvent(draft, 'signed_out')
  return undefined
}

export function chooseChannel(draft: Draft, { channel }: ActionOf<'session.channel'>): Refusal | undefined {
  draft.state.session.channel = channel
  recordEvent(draft, 'security_changed', { details: { change: 'channel', channel } })
  return undefined
}

export function connectSocial(draft: Draft, action: ActionOf<'session.social'>): Refusal | undefined {
  draft.state.session.social[action.provider] = action.isConnected
  const change = action.isConnected ? 'connected' : 'disconnected'
  recordEvent(draft, 'security_changed', { details: { change, provider: action.provider } })
  return undefined
}

export function setAlerts(draft: Draft, { isOn }: ActionOf<'session.alerts'>): Refusal | undefined {
  draft.state.session.alerts = isOn
  recordEvent(draft, 'security_changed', { details: { change: isOn ? 'alerts_on' : 'alerts_off' } })
  return undefined
}

export function endDevice(draft: Draft, { device: id }: ActionOf<'device.end'>): Refusal | undefined {
  const { state } = draft
  const device = state.devices.find((one) => one.id === id)
  if (!device) return refuse('unknown')
  if (device.isThis) return refuse('device_this')
  state.devices = state.devices.filter((one) => one !== device)
  recordEvent(draft, 'device_ended', { details: { name: device.name } })
  return undefined
}
