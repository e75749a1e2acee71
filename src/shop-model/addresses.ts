import type { ActionOf, Refusal } from './actions.ts'
import { type Draft, isFilledIn, nextId, recordEvent, refuse } from './draft.ts'

export function saveAddress(draft: Draft, { address }: ActionOf<'address.save'>): Refusal | undefined {
  const { state } = draft
  const { label, name, street, city, postcode, country } = address
  if (![label, name, street, city, postcode, country].every(isFilledIn)) {
    return refuse('address_incomplete')
  }
  const kept = { label, name, street, city, postcode, country }
  if (address.id === undefined) state.addresses.push({ id: nextId(draft, 'a'), ...kept })
  else {
    const index = state.addresses.findIndex(({ id }) => id === address.id)
    if (index === -1) return refuse('unknown')
    state.addresses[index] = { id: address.id, ...kept }
  }
  recordEvent(draft, 'address_changed', {
    details: { label, change: address.id === undefined ? 'added' : 'changed' },
  })
  return undefined
}

export function removeAddress(draft: Draft, { id }: ActionOf<'address.remove'>): Refusal | undefined {
  const { state } = draft
  const address = state.addresses.find((one) => one.id === id)
  if (!address) return refuse('unknown')
  const [next] = state.addresses.filter((one) => one !== address)
  if (!next) return refuse('address_last')
  state.addresses = state.addresses.filter((one) => one !== address)
  if (state.mainAddress === id) state.mainAddress = next.id
  recordEvent(draft, 'address_changed', { details: { label: address.label, change: 'removed' } })
  return undefined
}

export function setMainAddress(draft: Draft, { id }: ActionOf<'address.main'>): Refusal | undefined {
  const address = draft.state.addresses.find((one) => one.id === id)
  if (!address) return refuse('unknown')
  draft.state.mainAddress = id
  recordEvent(draft, 'address_changed', { details: { label: address.label, change: 'main' } })
  return undefined
}
