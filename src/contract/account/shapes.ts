import * as z from 'zod/mini'
import { readColour } from '#rules/contrast.ts'
import { readLogo } from '#rules/one-ink-logo.ts'
import { line, longest, optionalLine, refuse } from '../fields.ts'
import { cursorField } from '../query-fields.ts'
import { themeIds } from '../demo/themes.ts'

/** What a shopper sees of a store, of their own orders and of themselves. */

const instant = z.string()

/** As Shopify gives it: a decimal text such as `1290.00`, and `INR`. We never add sums up ourselves. */
export const money = z.object({ amount: z.string(), currency: z.string() })
export type Money = z.infer<typeof money>

/** What the account of this store can do. A screen that is not named here is not shown. */
export const accountCapabilities = [
  'orders',
  'parcel',
  'invoice',
  'reorder',
  'profile',
  'addresses',
  'sessions',
] as const

/** How the store looks; the same parts as a brand of the demo. */
export const accountBrand = z.object({
  name: z.string(),
  /** `#rrggbb`; null for the theme's own. */
  colour: z.nullable(z.string()),
  /** One ink, as `rules/one-ink-logo.ts` writes it; null for a monogram. */
  logo: z.nullable(z.string()),
})

/** A link opens one order; a code or Shopify opens everything of one customer. */
export const shopperKinds = ['link', 'customer'] as const

/** Who is signed in, as far as the session itself says. */
export const shopperView = z.object({
  kind: z.enum(shopperKinds),
  /** By a link: the one order. */
  order_id: z.nullable(z.string()),
  expires_at: instant,
})
export type ShopperView = z.infer<typeof shopperView>

export const accountStore = z.object({
  theme: z.enum(themeIds),
  brand: accountBrand,
  currency: z.string(),
  /** The store's zone; screens show times in the shopper's own. */
  zone: z.string(),
  /** The store's pages at Shopify. */
  shop_url: z.string(),
  /** How somebody can sign in here. Shopify is missing where the store has no new customer accounts. */
  ways: z.array(z.enum(['code', 'shopify'])),
  capabilities: z.array(z.enum(accountCapabilities)),
  /** False where the store has disconnected from us: nothing can be read or changed. */
  is_connected: z.boolean(),
  /** The shopper who asks; null for a visitor. */
  shopper: z.nullable(shopperView),
})
export type AccountStoreView = z.infer<typeof accountStore>

/** An email address, or a phone number with its country code. */
export const askCodeInput = z.object({
  contact: line('email_required', longest.email).check(
    z.refine(
      (typed) => z.email().safeParse(typed).success || /^\+?[\d ()-]{7,20}$/.test(typed),
      refuse('email_invalid'),
    ),
  ),
})

/** The same for every address, known or not. */
export const askCodeAnswer = z.object({ request: z.string(), minutes: z.number() })

export const checkCodeInput = z.object({
  request: line('required', 200),
  code: line('code_required', 20).check(z.regex(/^\d{6}$/, refuse('code_refused'))),
})

export const linkInput = z.object({ token: line('required', 200) })

/** What stands above the button. */
export const linkView = z.object({ order_name: z.string(), expires_at: instant })

export const startShopifyAnswer = z.object({ url: z.string() })

/** What came back in the address. An `error` is a refusal at Shopify. */
export const finishShopifyInput = z.object({
  code: optionalLine(4_000),
  state: line('required', 400),
  iss: optionalLine(500),
  error: optionalLine(200),
})

export const signedIn = z.object({ shopper: shopperView })

/** The latest thing that happened to an order. */
export const shopperStages = ['placed', 'packed', 'sent', 'near', 'delivered', 'cancelled'] as const
export type ShopperStage = (typeof shopperStages)[number]

const image = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
})

const orderId = line('required', 20).check(z.regex(/^\d{1,16}$/, refuse('unreadable')))

export const orderQuery = z.object({ id: orderId })

const orderHead = {
  /** Digits. */
  id: z.string(),
  /** `#1042` */
  name: z.string(),
  placed_at: instant,
  cancelled_at: z.nullable(instant),
  delivered_at: z.nullable(instant),
  stage: z.enum(shopperStages),
  total: money,
  items: z.number(),
}

export const orderSummary = z.object({
  ...orderHead,
  /** The first few. */
  lines: z.array(z.object({ title: z.string(), quantity: z.number(), image: z.nullable(image) })),
})
export type OrderSummary = z.infer<typeof orderSummary>

export const ordersQuery = z.object({ cursor: cursorField })

/** Newest first. `is_live` is false where Shopify did not answer and these are what we knew last. */
export const ordersPage = z.object({
  orders: z.array(orderSummary),
  next: z.nullable(z.string()),
  is_live: z.boolean(),
})

export const parcelStatuses = [
  'packed',
  'sent',
  'near',
  'attempted',
  'delayed',
  'ready_for_pickup',
  'delivered',
  'not_delivered',
] as const
export type ParcelStatus = (typeof parcelStatuses)[number]

export const parcel = z.object({
  id: z.string(),
  status: z.enum(parcelStatuses),
  carrier: z.nullable(z.string()),
  number: z.nullable(z.string()),
  /** The carrier's own page. */
  url: z.nullable(z.string()),
  packed_at: instant,
  sent_at: z.nullable(instant),
  expected_at: z.nullable(instant),
  delivered_at: z.nullable(instant),
})
export type Parcel = z.infer<typeof parcel>

/** Masked for a link: `A••••`, the city, the first letters of the postcode and the country. */
export const orderAddress = z.object({
  name: z.string(),
  lines: z.array(z.string()),
  is_masked: z.boolean(),
})

export const orderLine = z.object({
  id: z.string(),
  title: z.string(),
  /** `Red / M`; empty where there is but one. */
  variant: z.string(),
  /** After edits and refunds. */
  quantity: z.number(),
  image: z.nullable(image),
  unit_price: money,
  total: money,
  /** Whether it can be bought again. */
  can_reorder: z.boolean(),
})

export const paymentStates = ['paid', 'pending', 'cash', 'partly_refunded', 'refunded', 'voided'] as const

export const order = z.object({
  ...orderHead,
  is_live: z.boolean(),
  lines: z.array(orderLine),
  /** Null where only our copy is known. */
  sums: z.nullable(
    z.object({
      subtotal: money,
      delivery: money,
      discounts: money,
      tax: money,
      is_tax_included: z.boolean(),
      total: money,
      refunded: money,
      outstanding: money,
    }),
  ),
  payment: z.object({
    state: z.enum(paymentStates),
    /** As the store calls it: `Cash on Delivery (COD)`; empty where it does not say. */
    method: z.string(),
  }),
  address: z.nullable(orderAddress),
  parcels: z.array(parcel),
  /** Fills the cart of the store's own pages; null where nothing can be bought again. */
  reorder_url: z.nullable(z.string()),
})
export type ShopperOrder = z.infer<typeof order>

/** What an invoice says. It is the store's: ours is only its print. */
export const invoice = z.object({
  order_name: z.string(),
  issued_at: instant,
  seller: z.object({ name: z.string(), lines: z.array(z.string()), email: z.string() }),
  buyer: z.object({ name: z.string(), lines: z.array(z.string()) }),
  lines: z.array(
    z.object({
      title: z.string(),
      variant: z.string(),
      sku: z.string(),
      quantity: z.number(),
      unit_price: money,
      total: money,
    }),
  ),
  taxes: z.array(z.object({ title: z.string(), percent: z.nullable(z.number()), amount: money })),
  is_tax_included: z.boolean(),
  subtotal: money,
  delivery: money,
  discounts: money,
  total: money,
  refunded: money,
  payment: z.string(),
})
export type Invoice = z.infer<typeof invoice>

export const profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  /** The way in: only the store changes it. */
  email: z.string(),
  phone: z.string(),
})
export type ShopperProfile = z.infer<typeof profile>

export const profileInput = z.object({
  first_name: line('first_name_required', longest.name),
  last_name: line('last_name_required', longest.name),
  /** With its country code; empty for none. */
  phone: optionalLine(longest.phone).check(z.regex(/^(\+?[\d ()-]{7,24})?$/, refuse('phone_invalid'))),
})

const addressFields = {
  first_name: optionalLine(longest.name),
  last_name: optionalLine(longest.name),
  address1: line('required', 200),
  address2: optionalLine(200),
  city: line('required', 100),
  /** `MH`; empty where the country has none. */
  province_code: optionalLine(6),
  zip: optionalLine(20),
  /** `IN` */
  country_code: z.string(refuse('choice_required')).check(z.regex(/^[A-Z]{2}$/, refuse('choice_required'))),
  phone: profileInput.shape.phone,
}

export const shopperAddress = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  province_code: z.string(),
  province: z.string(),
  zip: z.string(),
  country_code: z.string(),
  country: z.string(),
  phone: z.string(),
  is_default: z.boolean(),
})
export type ShopperAddress = z.infer<typeof shopperAddress>

export const addressList = z.object({ addresses: z.array(shopperAddress) })

const addressId = z._default(z.string().check(z.regex(/^(\d{1,16})?$/, refuse('unreadable'))), '')

/** Without an id it is a new one. The answer is the list as it is now. */
export const addressInput = z.object({
  id: addressId,
  ...addressFields,
  is_default: z._default(z.boolean(), false),
})

export const addressChoice = z.object({ id: orderId })

export const shopperSession = z.object({
  id: z.string(),
  /** `Firefox on Android` */
  device: z.string(),
  way: z.enum(['link', 'code', 'shopify']),
  is_current: z.boolean(),
  created_at: instant,
  last_seen_at: instant,
})
export type ShopperSessionView = z.infer<typeof shopperSession>

export const sessionList = z.object({ sessions: z.array(shopperSession) })

/** One of one's own, or all but the one that asks. */
export const endSessionInput = z.union([
  z.object({ id: z.uuid(refuse('unreadable')) }),
  z.object({ others: z.literal(true) }),
])

/** What the merchant types of a brand. */
export const brandFields = {
  brand_name: line('name_required', 24),
  colour: z._default(
    z.nullable(z.string().check(z.refine((text) => readColour(text) !== undefined, refuse('unreadable')))),
    null,
  ),
  logo: z._default(
    z.nullable(z.string().check(z.refine((text) => readLogo(text) !== undefined, refuse('logo_invalid')))),
    null,
  ),
}
