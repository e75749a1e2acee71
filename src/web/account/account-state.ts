import type { orderCopy, ScreenName, stageNames } from '#content/account/screens.ts'
import type { addressCopy, profileCopy } from '#content/account/account.ts'
import type { AccountRegion } from '#content/account/format.ts'
import type {
  ChangeKind,
  ChangeState,
  WindowAct,
  WindowReason,
  WindowState,
} from '#contract/account/order-window-shapes.ts'
import type { ProductId } from '#shop-model/catalogue.ts'
import type { DemoState } from '#shop-model/state.ts'

/**
 * What the screens of an account show, for every source: the demo's store in the tab, and the API of a real store.
 * Times are milliseconds; sums are in the smallest unit of the currency.
 */
export interface AccountState extends AccountRegion {
  isSignedIn: boolean
  /** What the source can do. A screen or a part of one whose capability is missing is not shown. */
  capabilities: ReadonlySet<AccountCapability>
  /** When this was true. */
  now: number
  orders: readonly AccountOrder[]
  profile: AccountProfile
  addresses: readonly AccountAddress[]
  /** What an address of this store consists of. */
  addressFields: readonly AddressField[]
  sessions: readonly AccountSession[]
  /** The pages of the store itself. */
  shopUrl?: string
  /** There are older orders, which `orders.more` fetches. */
  hasMoreOrders?: boolean
  /** A link opened one order, and nothing else of the shopper. */
  isOneOrder?: boolean
  /** What has been asked for; undefined where everything is there from the start. */
  parts?: ReadonlyMap<AccountPart, PartState>
  /** The store in the tab, for the capabilities that no real store has yet. */
  played?: DemoState
}

/** What a screen needs of the source, and asks for when it opens. */
export type AccountPart =
  | 'orders'
  | 'profile'
  | 'addresses'
  | 'sessions'
  | `order/${string}`
  | `invoice/${string}`

/** `stale` is what was known before the source stopped answering. */
export type PartState =
  | 'waiting'
  | 'ready'
  | 'stale'
  | { problem: string; title: string; isMissing?: boolean }

/** Screens have their names in the navigation; the others are parts of screens. */
export type AccountCapability =
  | Exclude<ScreenName, 'home' | 'orders'>
  | 'order-window'
  | 'cash'
  | 'reorder'
  | 'invoice'
  | 'offers'
  | 'sign-in-settings'

/** Whether a screen of the navigation belongs to this account. */
export const isShown = (screen: ScreenName, capabilities: AccountState['capabilities']): boolean =>
  screen === 'home' || screen === 'orders' || capabilities.has(screen)

export type AccountStage = keyof typeof stageNames

export interface AccountOrder {
  /** In addresses: digits. */
  id: string
  /** As the store writes it: `10482` or `#1042`. */
  name: string
  placedAt: number
  cancelledAt?: number
  deliveredAt?: number
  /** When the parcel should come, where that is known. */
  arrivesAt?: number
  stage: AccountStage
  /** What the screen says first, such as why it was cancelled. */
  note?: string
  /** Until when the shopper may change it; only while that lasts. */
  openUntil?: number
  /** It is sent only once the shopper confirms it. */
  needsConfirming?: boolean
  isFromSubscription?: boolean
  /** Read from the list of orders: lines without prices, and nothing below them. */
  isSummary?: boolean
  lines: readonly AccountLine[]
  total: number
  /** The number of items, if `lines` does not have them all. */
  items: number
  /** Below the lines: terms and values, in the order of the screen. */
  bill: readonly BillRow[]
  address?: { lines: readonly string[]; isMasked?: boolean }
  parcels: readonly AccountParcel[]
  /** Fills the cart of the store's own pages. */
  reorderUrl?: string
  /** At a real store that offers changes for this order. */
  window?: AccountWindow
  /** Missing until it is asked for. */
  invoice?: AccountInvoice
}

/** The minutes in which the shopper may change the order, and what became of it. */
export interface AccountWindow {
  state: WindowState
  reason?: WindowReason
  /** Missing if the window never opened. */
  endsAt?: number
  /** Until when a difference has to be paid, or a cash order confirmed. */
  answerBy?: number
  /** What this session may do now. */
  may: ReadonlySet<WindowAct>
  addressNeedsCode: boolean
  /** What is to be paid online. */
  due?: number
  isConfirmed: boolean
  /** The latest one. */
  change?: { kind: ChangeKind; state: ChangeState; refunded?: number; at: number }
}

export interface AccountInvoice {
  date: number
  /** Without a name, the brand's is used. */
  seller: { name?: string; lines: readonly string[] }
  buyer: readonly string[]
  lines: readonly { id: string; name: string; count: number; price: number; total: number }[]
  sums: readonly BillRow[]
  /** Whether it is paid, then other remarks. */
  status: string
  notes: readonly string[]
}

export interface AccountLine {
  id: string
  name: string
  variant: string
  count: number
  /** For one item. */
  price: number
  total: number
  picture: AccountPicture
}

/** A drawing of the demo's goods, or the store's own photograph. */
export type AccountPicture = { goods: ProductId; variant: string } | { url: string; alt: string } | undefined

export interface BillRow {
  term: keyof typeof orderCopy.bill
  /** Instead of the term's own name: which tax it is. */
  label?: string
  sum?: number
  text?: string
}

export type DeliveryStep = keyof typeof orderCopy.deliverySteps

export interface AccountParcel {
  id: string
  steps: readonly { step: DeliveryStep; at?: number; expected?: number }[]
  /** What the steps do not say, such as a delivery that failed. */
  note?: string
  carrier?: { name: string; number?: string; url?: string }
}

/** The source decides which fields there are. */
export interface AccountProfile {
  firstName: string
  memberNumber?: string
  fields: readonly ProfileField[]
  values: Readonly<Partial<Record<ProfileFieldName, string>>>
}

export type ProfileFieldName = keyof typeof profileCopy.fields

export interface ProfileField {
  name: ProfileFieldName
  type: 'text' | 'email' | 'tel' | 'date'
  autoComplete?: string
  /** Only the store changes it. */
  isFixed?: boolean
}

export type AddressFieldName = keyof typeof addressCopy.fields

export interface AddressField {
  name: AddressFieldName
  /** For the browser's own memory of addresses. */
  autoComplete?: string
  options?: readonly { value: string; text: string }[]
}

export interface AccountAddress {
  id: string
  label: string
  lines: readonly string[]
  isMain: boolean
  values: Readonly<Partial<Record<AddressFieldName, string>>>
}

export interface AccountSession {
  id: string
  name: string
  /** City, or how the shopper signed in. */
  note: string
  lastSeen: number
  isThis?: boolean
}

export const isMissing = (part: PartState): boolean => typeof part === 'object' && part.isMissing === true

export const findAccountOrder = (state: AccountState, id: string): AccountOrder | undefined =>
  state.orders.find((order) => order.id === id)

export const isUnderWay = ({ stage }: AccountOrder): boolean => stage !== 'delivered' && stage !== 'cancelled'
