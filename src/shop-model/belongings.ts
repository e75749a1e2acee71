import type { ActionOf, Refusal } from './actions.ts'
import { type ProductId, productOf, products, shopRules } from './catalogue.ts'
import { addPoints } from './points.ts'
import type { DemoState } from './state.ts'
import { findOrder, nextId, refuse, recordEvent, type Draft } from './draft.ts'

const fits = (text: string, longest: number) => text.trim().length > 0 && text.length <= longest
const longest = 80

export function saveAddress(draft: Draft, { address }: ActionOf<'address.save'>): Refusal | undefined {
  const { state } = draft
  const { label, name, street, city, postcode, country } = address
  if (![label, name, street, city, postcode, country].every((text) => fits(text, longest))) {
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

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

export function changeProfile(draft: Draft, { profile }: ActionOf<'profile.change'>): Refusal | undefined {
  const { firstName, lastName, email, phone, birthday } = profile
  if (![firstName, lastName, phone].every((text) => fits(text, longest))) return refuse('profile_incomplete')
  if (!fits(email, longest) || !looksLikeEmail(email)) return refuse('email_unreadable')
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

interface Bought {
  order: string
  product: ProductId
  variant: string
}

/** Delivered products without a review. */
export const toReview = (state: DemoState): Bought[] =>
  state.orders
    .filter((order) => order.deliveredAt !== undefined)
    .flatMap((order) => order.lines.map(({ product, variant }) => ({ order: order.id, product, variant })))
    .filter(
      (item, index, all) =>
        !state.reviews.some(({ product }) => product === item.product) &&
        all.findIndex(({ product }) => product === item.product) === index,
    )

const shortestReview = 10

export function writeReview(draft: Draft, action: ActionOf<'review.write'>): Refusal | undefined {
  const { state, now } = draft
  const { order: id, product, stars, hasPhoto } = action
  const order = findOrder(state, id)
  const text = action.text.trim()
  if (!order?.lines.some((line) => line.product === product)) return refuse('unknown')
  if (order.deliveredAt === undefined) return refuse('not_delivered')
  if (![1, 2, 3, 4, 5].includes(stars)) return refuse('unknown')
  if (state.reviews.some((review) => review.product === product)) return refuse('review_there')
  if (text.length < shortestReview) return refuse('review_short', { least: shortestReview })
  state.reviews.unshift({
    id: nextId(draft, 'v'),
    product,
    order: id,
    stars,
    text: text.slice(0, 500),
    hasPhoto,
    at: now,
  })
  const points = hasPhoto ? shopRules.points.reviewWithPhoto : shopRules.points.review
  addPoints(draft, { kind: 'review', ref: product, points })
  recordEvent(draft, 'review_written', {
    order: id,
    details: { name: productOf(product).name, stars, points },
  })
  return undefined
}

const keptViews = 6

export function viewProduct(draft: Draft, { product }: ActionOf<'product.view'>): Refusal | undefined {
  if (!products.some(({ id }) => id === product)) return refuse('unknown')
  draft.state.viewed = [product, ...draft.state.viewed.filter((id) => id !== product)].slice(0, keptViews)
  return undefined
}
