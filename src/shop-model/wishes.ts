import type { ActionOf, Refusal } from './actions.ts'
import { addToBasket } from './basket.ts'
import { day, productOf } from './catalogue.ts'
import type { Channel, DemoState, RemindWhen, Wish } from './state.ts'
import { isProduct, moveStock, priceOf, refuse, stockKey, stockOf, tell, type World } from './world.ts'

const findWish = (state: DemoState, { product, variant }: { product: string; variant: string }) =>
  state.wishes.find((wish) => wish.product === product && wish.variant === variant)

export function addWish(world: World, { product, variant }: ActionOf<'wish.add'>): Refusal | undefined {
  const { state, now } = world
  if (!isProduct(product, variant)) return refuse('unknown')
  if (findWish(state, { product, variant })) return refuse('wish_there')
  state.wishes.unshift({ product, variant, addedAt: now })
  tell(world, 'wish_added', { facts: { name: productOf(product).name } })
  return undefined
}

export function removeWish(world: World, action: ActionOf<'wish.remove'>): Refusal | undefined {
  const wish = findWish(world.state, action)
  if (!wish) return refuse('unknown')
  world.state.wishes = world.state.wishes.filter((one) => one !== wish)
  tell(world, 'wish_removed', { facts: { name: productOf(wish.product).name } })
  return undefined
}

export function setReminder(world: World, action: ActionOf<'wish.remind'>): Refusal | undefined {
  const wish = findWish(world.state, action)
  if (!wish) return refuse('unknown')
  if (action.when === undefined) {
    delete wish.remind
    return undefined
  }
  wish.remind = { when: action.when, since: world.now }
  tell(world, 'wish_reminder_set', { facts: { name: productOf(wish.product).name, when: action.when } })
  return undefined
}

/** From the list to the basket in one press, while it is still there. */
export function buyWish(world: World, action: ActionOf<'wish.buy'>): Refusal | undefined {
  const wish = findWish(world.state, action)
  if (!wish) return refuse('unknown')
  const { product, variant } = wish
  const refusal = addToBasket(world, { type: 'basket.add', lines: [{ product, variant, count: 1 }] })
  if (refusal) return refusal
  world.state.wishes = world.state.wishes.filter((one) => one !== wish)
  return undefined
}

/** Each of the three reasons to write has its own channel, and goes once for each thing. */
export const reminderChannel: Record<RemindWhen, Channel> = { stock: 'sms', price: 'email', week: 'whatsapp' }

export const weekIsOver = (wish: Wish): number | undefined =>
  wish.remind?.when === 'week' && wish.remind.sentAt === undefined ? wish.remind.since + 7 * day : undefined

export function remind(world: World, wish: Wish): void {
  if (!wish.remind || wish.remind.sentAt !== undefined) return
  wish.remind.sentAt = world.now
  const { product, variant } = wish
  tell(world, 'wish_reminder', {
    facts: {
      name: productOf(product).name,
      when: wish.remind.when,
      price: priceOf(world.state, product, variant),
      left: stockOf(world.state, product, variant),
    },
    channels: [reminderChannel[wish.remind.when]],
  })
}

const mostRestocked = 20

export function restock(world: World, action: ActionOf<'shop.restock'>): Refusal | undefined {
  const { state } = world
  const { product, variant, count } = action
  if (!isProduct(product, variant)) return refuse('unknown')
  if (!Number.isInteger(count) || count < 1 || count > mostRestocked) return refuse('unknown')
  const wasOut = stockOf(state, product, variant) === 0
  moveStock(world, action, count)
  tell(world, 'stock_arrived', { facts: { name: productOf(product).name, count } })
  const wish = findWish(state, action)
  if (wasOut && wish?.remind?.when === 'stock') remind(world, wish)
  return undefined
}

const lowest = 5
const highest = 50

export function lowerPrice(world: World, action: ActionOf<'shop.lower-price'>): Refusal | undefined {
  const { state } = world
  const { product, variant, percent } = action
  if (!isProduct(product, variant)) return refuse('unknown')
  if (!(percent >= lowest && percent <= highest)) return refuse('percent_out_of_range', { lowest, highest })
  const before = priceOf(state, product, variant)
  state.prices[stockKey(product, variant)] = Math.round((before * (100 - percent)) / 100)
  const after = priceOf(state, product, variant)
  tell(world, 'price_lowered', { facts: { name: productOf(product).name, before, after } })
  const wish = findWish(state, action)
  if (wish?.remind?.when === 'price') remind(world, wish)
  return undefined
}
