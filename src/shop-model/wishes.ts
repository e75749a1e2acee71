import type { ActionOf, Refusal } from './actions.ts'
import { addToBasket } from './basket.ts'
import { day, productOf } from './catalogue.ts'
import type { Channel, DemoState, RemindWhen, Wish } from './state.ts'
import { moveStock, refuse, recordEvent, type Draft } from './draft.ts'
import { isProduct, priceOf, stockKey, stockOf } from './state-queries.ts'

const findWish = (state: DemoState, { product, variant }: { product: string; variant: string }) =>
  state.wishes.find((wish) => wish.product === product && wish.variant === variant)

export function addWish(draft: Draft, { product, variant }: ActionOf<'wish.add'>): Refusal | undefined {
  const { state, now } = draft
  if (!isProduct(draft.state, product, variant)) return refuse('unknown')
  if (findWish(state, { product, variant })) return refuse('wish_there')
  state.wishes.unshift({ product, variant, addedAt: now })
  recordEvent(draft, 'wish_added', { details: { name: productOf(draft.state, product).name } })
  return undefined
}

export function removeWish(draft: Draft, action: ActionOf<'wish.remove'>): Refusal | undefined {
  const wish = findWish(draft.state, action)
  if (!wish) return refuse('unknown')
  draft.state.wishes = draft.state.wishes.filter((one) => one !== wish)
  recordEvent(draft, 'wish_removed', { details: { name: productOf(draft.state, wish.product).name } })
  return undefined
}

export function setReminder(draft: Draft, action: ActionOf<'wish.remind'>): Refusal | undefined {
  const wish = findWish(draft.state, action)
  if (!wish) return refuse('unknown')
  if (action.when === undefined) {
    delete wish.remind
    return undefined
  }
  wish.remind = { when: action.when, since: draft.now }
  recordEvent(draft, 'wish_reminder_set', {
    details: { name: productOf(draft.state, wish.product).name, when: action.when },
  })
  return undefined
}

/** Moves a wish to the basket. */
export function buyWish(draft: Draft, action: ActionOf<'wish.buy'>): Refusal | undefined {
  const wish = findWish(draft.state, action)
  if (!wish) return refuse('unknown')
  const { product, variant } = wish
  const refusal = addToBasket(draft, { type: 'basket.add', lines: [{ product, variant, count: 1 }] })
  if (refusal) return refusal
  draft.state.wishes = draft.state.wishes.filter((one) => one !== wish)
  return undefined
}

/** Each kind of reminder has its own channel. */
export const reminderChannel: Record<RemindWhen, Channel> = { stock: 'sms', price: 'email', week: 'whatsapp' }

export const weekReminderAt = (wish: Wish): number | undefined =>
  wish.remind?.when === 'week' && wish.remind.sentAt === undefined ? wish.remind.since + 7 * day : undefined

export function remind(draft: Draft, wish: Wish): void {
  if (!wish.remind || wish.remind.sentAt !== undefined) return
  wish.remind.sentAt = draft.now
  const { product, variant } = wish
  recordEvent(draft, 'wish_reminder', {
    details: {
      name: productOf(draft.state, product).name,
      when: wish.remind.when,
      price: priceOf(draft.state, product, variant),
      left: stockOf(draft.state, product, variant),
    },
    channels: [reminderChannel[wish.remind.when]],
  })
}

const mostRestocked = 20

export function restock(draft: Draft, action: ActionOf<'shop.restock'>): Refusal | undefined {
  const { state } = draft
  const { product, variant, count } = action
  if (!isProduct(draft.state, product, variant)) return refuse('unknown')
  if (!Number.isInteger(count) || count < 1 || count > mostRestocked) return refuse('unknown')
  const wasOut = stockOf(state, product, variant) === 0
  moveStock(draft, action, count)
  recordEvent(draft, 'stock_arrived', { details: { name: productOf(draft.state, product).name, count } })
  const wish = findWish(state, action)
  if (wasOut && wish?.remind?.when === 'stock') remind(draft, wish)
  return undefined
}

const lowest = 5
const highest = 50

export function lowerPrice(draft: Draft, action: ActionOf<'shop.lower-price'>): Refusal | undefined {
  const { state } = draft
  const { product, variant, percent } = action
  if (!isProduct(draft.state, product, variant)) return refuse('unknown')
  if (!(percent >= lowest && percent <= highest)) return refuse('percent_out_of_range', { lowest, highest })
  const before = priceOf(state, product, variant)
  state.prices[stockKey(product, variant)] = Math.round((before * (100 - percent)) / 100)
  const after = priceOf(state, product, variant)
  recordEvent(draft, 'price_lowered', {
    details: { name: productOf(draft.state, product).name, before, after },
  })
  const wish = findWish(state, action)
  if (wish?.remind?.when === 'price') remind(draft, wish)
  return undefined
}
