import { day, hour, tamarind } from './catalogue.ts'
import type { Address, DemoState, Order, PointsEntry, Subscription, Wish } from './state.ts'
import { stockKey } from './state-queries.ts'

const minute = 60_000

const home: Address = {
  id: 'a1',
  label: 'Home',
  name: 'Asha Rao',
  street: '4th floor, 12 Lane 5, Koregaon Park',
  city: 'Pune',
  postcode: '411001',
  country: 'India',
}
const office: Address = {
  id: 'a2',
  label: 'Office',
  name: 'Asha Rao',
  street: 'Desk 14, 3 Magarpatta Road',
  city: 'Pune',
  postcode: '411013',
  country: 'India',
}

/** The number of the last id in the seed. It grows with everything that happens. */
export const seedSerial = 100

/**
 * Asha Rao's account at Tamarind Supply, signed in, 4 minutes and 10 seconds after she ordered a kettle and a vase, with
 * another parcel on its way. It depends only on the visitor's clock, so server and browser start with the same account.
 */
export function seed(wall: number): DemoState {
  // Whole seconds, so that server and browser render the same time.
  const now = Math.floor(wall / 1000) * 1000
  return {
    version: 3,
    shop: tamarind,
    clock: { at: now, wall, speed: 1 },
    serial: seedSerial,
    session: {
      isSignedIn: true,
      channel: 'whatsapp',
      social: { google: true, apple: false },
      alerts: true,
    },
    shopper: {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@post.example',
      phone: '+91 98220 04812',
      birthday: '1991-08-14',
      memberNumber: '004 812',
      offers: { email: true, whatsapp: true, sms: true },
    },
    devices: [
      { id: 'd0', name: 'browser', place: 'here', lastSeen: now, isThis: true },
      { id: 'd1', name: 'phone', place: 'Pune', lastSeen: now - 2 * hour },
      { id: 'd2', name: 'tablet', place: 'Mumbai', lastSeen: now - 41 * day },
    ],
    addresses: [home, office],
    mainAddress: home.id,
    orders: orders(now),
    returns: [],
    basket: [],
    wishes: wishes(now),
    points: points(now),
    coupons: [],
    credit: 0,
    subscriptions: subscriptions(now),
    reviews: [
      {
        id: 'v1',
        product: 'lamp',
        order: '10304',
        stars: 5,
        text: 'Stands where it is put and lights what it should. The switch clicks like a good pen.',
        hasPhoto: true,
        at: now - 60 * day,
      },
    ],
    viewed: ['kettle', 'vase', 'candle', 'stool'],
    stock: Object.fromEntries(
      tamarind.products.flatMap(({ id, variants }) =>
        variants.map((variant) => [stockKey(id, variant.id), variant.stock]),
      ),
    ),
    prices: {},
    bonus: 10,
    events: [
      {
        id: 'e1',
        at: now - 4 * minute - 10_000,
        kind: 'order_placed',
        order: '10482',
        details: { total: 10_200, payment: 'cash' },
        channels: ['email', 'whatsapp'],
      },
    ],
  }
}

function orders(now: number): Order[] {
  return [
    {
      id: '10482',
      placedAt: now - 4 * minute - 10_000,
      lines: [
        { product: 'kettle', variant: 'cobalt', count: 1, price: 6400 },
        { product: 'vase', variant: 'clay', count: 1, price: 3800 },
      ],
      delivery: 0,
      to: { ...home },
      payment: 'cash',
      coupons: [],
    },
    {
      ...arriving('10467', now, tamarind.rules.parcel.sent + 14 * hour),
      lines: [
        { product: 'candle', variant: 'small', count: 2, price: 2200 },
        { product: 'soap', variant: 'laurel', count: 1, price: 1100 },
      ],
      payment: 'card',
    },
    {
      ...delivered('10391', now - 9 * day),
      lines: [{ product: 'stool', variant: '45', count: 1, price: 5800 }],
      payment: 'card',
    },
    {
      ...delivered('10385', now - 18 * day),
      lines: [
        { product: 'coffee', variant: 'beans', count: 1, price: 1500 },
        { product: 'mug', variant: 'speckled', count: 2, price: 1800 },
      ],
      payment: 'upi',
    },
    {
      id: '10377',
      placedAt: now - 33 * day,
      lines: [{ product: 'textile', variant: 'rust', count: 1, price: 3800 }],
      delivery: tamarind.rules.delivery.price,
      to: { ...home },
      payment: 'cash',
      cancelledAt: now - 33 * day + 6 * minute,
      cancelledBy: 'shopper',
      coupons: [],
    },
    {
      ...delivered('10304', now - 74 * day),
      lines: [{ product: 'lamp', variant: 'green', count: 1, price: 8400 }],
      payment: 'card',
    },
  ]
}

type Parcel = Omit<Order, 'lines' | 'payment'>

/** A paid order that was delivered at the usual times. */
function arriving(id: string, now: number, since: number): Parcel {
  const lockedAt = now - since
  const placedAt = lockedAt - tamarind.rules.window
  return {
    id,
    placedAt,
    delivery: 0,
    to: { ...home },
    paidAt: placedAt,
    lockedAt,
    packedAt: lockedAt + tamarind.rules.parcel.packed,
    sentAt: lockedAt + tamarind.rules.parcel.sent,
    coupons: [],
  }
}

function delivered(id: string, deliveredAt: number): Parcel {
  const since = tamarind.rules.parcel.delivered
  return {
    ...arriving(id, deliveredAt, since),
    nearAt: deliveredAt - since + tamarind.rules.parcel.near,
    deliveredAt,
  }
}

/** The confirmed entries add up to 2,480. Those of order 10482 are pending. */
function points(now: number): PointsEntry[] {
  return [
    { id: 'p1', at: now - 120 * day, kind: 'imported', ref: '', points: 2182 },
    { id: 'p2', at: now - 76 * day, kind: 'order', ref: '10304', points: 84 },
    { id: 'p3', at: now - 60 * day, kind: 'review', ref: 'lamp', points: 50 },
    { id: 'p4', at: now - 20 * day, kind: 'order', ref: '10385', points: 51 },
    { id: 'p5', at: now - 11 * day, kind: 'order', ref: '10391', points: 58 },
    { id: 'p6', at: now - 17 * hour, kind: 'order', ref: '10467', points: 55 },
    { id: 'p7', at: now - 4 * minute - 10_000, kind: 'order', ref: '10482', points: 102, isPending: true },
  ]
}

function wishes(now: number): Wish[] {
  return [
    {
      product: 'vase',
      variant: 'ink',
      addedAt: now - 3 * day,
      remind: { when: 'stock', since: now - 3 * day },
    },
    { product: 'lamp', variant: 'brass', addedAt: now - 5 * day },
    { product: 'textile', variant: 'moss', addedAt: now - 12 * day },
    { product: 'stool', variant: '65', addedAt: now - 20 * day },
  ]
}

function subscriptions(now: number): Subscription[] {
  return [
    { id: 's1', product: 'coffee', variant: 'beans', count: 2, weeks: 4, nextAt: now + 6 * day, skipped: 0 },
    { id: 's2', product: 'soap', variant: 'plain', count: 3, weeks: 8, nextAt: now + 20 * day, skipped: 0 },
  ]
}
