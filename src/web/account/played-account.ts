import { type AccountFormat, count, formatFor } from '#content/account/format.ts'
import { invoiceCopy } from '#content/account/order-forms.ts'
import { orderCopy, paymentNames } from '#content/account/screens.ts'
import { securityCopy } from '#content/account/account.ts'
import { findVariant, productOf } from '#shop-model/catalogue.ts'
import { arrivesAt, closesAt, needsConfirming, readyAt, stageOf } from '#shop-model/order-stage.ts'
import type { Address, DemoState, Order } from '#shop-model/state.ts'
import { sumOf, totalOf } from '#shop-model/state-queries.ts'
import type {
  AccountCapability,
  AccountInvoice,
  AccountOrder,
  AccountParcel,
  AccountState,
  BillRow,
} from './account-state.ts'

/** The store in the tab can do everything. */
const capabilities: ReadonlySet<AccountCapability> = new Set([
  'returns',
  'wishlist',
  'points',
  'subscriptions',
  'reviews',
  'viewed',
  'addresses',
  'profile',
  'security',
  'basket',
  'order-window',
  'cash',
  'reorder',
  'invoice',
  'offers',
  'sign-in-settings',
])

const profileFields = [
  { name: 'firstName', type: 'text' },
  { name: 'lastName', type: 'text' },
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
  { name: 'birthday', type: 'date' },
] as const

const addressFields = (['label', 'name', 'street', 'city', 'postcode', 'country'] as const).map((name) => ({
  name,
}))

/** The account that the played store shows its shopper. */
export function playedAccount(played: DemoState): AccountState {
  const { shop, session, shopper, devices, clock } = played
  const { firstName, lastName, email, phone, birthday, memberNumber } = shopper
  return {
    currency: shop.currency,
    timeZone: shop.timeZone,
    isSignedIn: session.isSignedIn,
    capabilities,
    now: clock.at,
    orders: played.orders.map((order) => orderOf(played, order)),
    profile: {
      firstName,
      memberNumber,
      fields: profileFields,
      values: { firstName, lastName, email, phone, birthday },
    },
    addresses: played.addresses.map(({ id, label, ...address }) => ({
      id,
      label,
      lines: linesOf(address),
      isMain: played.mainAddress === id,
      values: { label, ...address },
    })),
    addressFields,
    sessions: devices.map(({ id, name, place, lastSeen, isThis }) => ({
      id,
      name: securityCopy.deviceNames[name] ?? name,
      note: securityCopy.place(place),
      lastSeen,
      isThis,
    })),
    played,
  }
}

const linesOf = ({ name, street, city, postcode, country }: Omit<Address, 'id' | 'label'>) => [
  name,
  street,
  `${city} ${postcode}`,
  country,
]

function orderOf(played: DemoState, order: Order): AccountOrder {
  const stage = stageOf(order)
  return {
    id: order.id,
    name: order.id,
    placedAt: order.placedAt,
    cancelledAt: order.cancelledAt,
    deliveredAt: order.deliveredAt,
    arrivesAt: stage === 'cancelled' ? undefined : arrivesAt(played, order),
    stage,
    note: stage === 'cancelled' ? orderCopy.cancelReasons[order.cancelledBy ?? 'shopper'] : undefined,
    openUntil: stage === 'open' ? closesAt(played, order) : undefined,
    isFromSubscription: order.subscription !== undefined,
    needsConfirming: stage !== 'cancelled' && needsConfirming(order),
    lines: order.lines.map(({ product, variant, count: pieces, price }) => ({
      id: `${product} ${variant} ${price}`,
      name: productOf(played, product).name,
      variant: findVariant(played, product, variant)?.name ?? '',
      count: pieces,
      price,
      total: price * pieces,
      picture: { goods: product, variant },
    })),
    items: order.lines.reduce((sum, line) => sum + line.count, 0),
    total: totalOf(order),
    bill: billOf(order),
    address: { lines: linesOf(order.to) },
    parcels: [{ id: order.id, steps: stepsOf(played, order) }],
    get invoice() {
      return invoiceOf(played, order, formatFor(played.shop))
    },
  }
}

const toPay = (order: Order) => totalOf(order) - (order.credit ?? 0)

function billOf(order: Order): BillRow[] {
  const points = count(Math.floor(sumOf(order.lines) / 100))
  const rows: BillRow[] = [
    {
      term: 'delivery',
      ...(order.delivery === 0 ? { text: orderCopy.deliveryFree } : { sum: order.delivery }),
    },
  ]
  if (order.credit) rows.push({ term: 'credit', sum: -order.credit })
  rows.push({ term: 'total', sum: toPay(order) }, { term: 'payment', text: paymentNames[order.payment] })
  if (order.cancelledAt === undefined) {
    const words = order.lockedAt === undefined ? orderCopy.pointsPending : orderCopy.points
    rows.push({ term: 'points', text: words(points) })
  }
  return rows
}

function stepsOf(played: DemoState, order: Order): AccountParcel['steps'] {
  const { parcel } = played.shop.rules
  const isOff = order.cancelledAt !== undefined
  const start = readyAt(played, order)
  // A cash order without confirmation has no expected times.
  const due = (step: keyof typeof parcel) =>
    isOff || needsConfirming(order) ? undefined : start + parcel[step]
  const steps: AccountParcel['steps'] = [
    { step: 'placed', at: order.placedAt },
    { step: 'locked', at: order.lockedAt, expected: isOff ? undefined : closesAt(played, order) },
    { step: 'packed', at: order.packedAt, expected: due('packed') },
    { step: 'sent', at: order.sentAt, expected: due('sent') },
    { step: 'near', at: order.nearAt, expected: due('near') },
    { step: 'delivered', at: order.deliveredAt, expected: due('delivered') },
  ]
  return isOff ? steps.filter(({ at }) => at !== undefined) : steps
}

function invoiceOf(played: DemoState, order: Order, format: AccountFormat): AccountInvoice {
  const sums: BillRow[] = [
    { term: 'goods', sum: sumOf(order.lines) },
    { term: 'delivery', sum: order.delivery },
  ]
  if (order.credit !== undefined) sums.push({ term: 'credit', sum: -order.credit })
  return {
    date: order.placedAt,
    seller: { lines: invoiceCopy.fromLines },
    buyer: linesOf(order.to),
    lines: order.lines.map(({ product, variant, count: pieces, price }) => ({
      id: `${product} ${variant} ${price}`,
      name: `${productOf(played, product).name}, ${findVariant(played, product, variant)?.name}`,
      count: pieces,
      price,
      total: price * pieces,
    })),
    sums: [...sums, { term: 'total', sum: toPay(order) }],
    status: paidText(order, format),
    notes: [invoiceCopy.tax, invoiceCopy.note],
  }
}

function paidText(order: Order, format: AccountFormat): string {
  if (order.cancelledAt !== undefined) return invoiceCopy.cancelled
  return order.paidAt === undefined ? invoiceCopy.due : invoiceCopy.paid(format.dateOf(order.paidAt))
}
