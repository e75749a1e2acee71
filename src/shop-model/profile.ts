import type { ActionOf, Refusal } from './actions.ts'
import { type Draft, isFilledIn, recordEvent, refuse } from './draft.ts'

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

export function changeProfile(draft: Draft, { profile }: ActionOf<'profile.change'>): Refusal | undefined {
  const { firstName, lastName, email, phone, birthday } = profile
  if (![firstName, lastName, phone].every(isFilledIn)) return refuse('profile_incomplete')
  if (!isFilledIn(email) || !looksLikeEmail(email)) return refuse('email_unreadable')
  if (birthday !== '' && Number.isNaN(Date.parse(birthday))) return refuse('profile_incomplete')
  Object.assign(draft.state.shopper, { firstName, lastName, email, phone, birthday })
  recordEvent(draft, 'profile_changed')
  return undefined
}

export function changeConsent(draft: Draft, action: ActionOf<'consent.change'>): Refusal | undefined {
  draft.state.shopper.offers[action.channel] = action.isOn
  recordEvent(draft, 'consent_changed', { details: { channel: action.channel, isOn: action.isOn ? 1 : 0 } })
  return undefined
}
