import type { orderCopy, ScreenName, stageNames } from '#content/account/screens.ts'
import type { addressCopy, profileCopy } from '#content/account/account.ts'
import type { AccountRegion } from '#content/account/format.ts'
import type { ProductId } from '#shop-model/catalogue.ts'
import type { DemoState } from '#shop-model/state.ts'

/**
 * What the screens of an account show, wherever it comes from: the demo plays a store in the tab, the account of a real
 * store asks the API. Times are milliseconds; sums are in the smallest unit of the currency.
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
  addressFields: readonly AddressFieldName[]
  sessions: readonly AccountSession[]
  /** The store in the tab, for the capabilities that no real store has yet. */
  played?: DemoState
}

/** Screens are called as in the navigation. The others are parts of screens. */
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
  lines: readonly AccountLine[]
  total: number
  /** How many things, where more than `lines` says. */
  items: number
  /** Below the lines: terms and values, in the order of the screen. */
  bill: readonly BillRow[]
  address?: { lines: readonly string[]; isMasked?: boolean }
  parcels: readonly AccountParcel[]
  /** Missing until it was asked for. */
  invoice?: AccountInvoice
}

export interface AccountInvoice {
  date: number
  /** Without a name it is the brand's. */
  seller: { name?: string; lines: readonly string[] }
  buyer: readonly string[]
  lines: readonly { id: string; name: string; count: number; price: number; total: number }[]
  sums: readonly BillRow[]
  /** Whether it is paid, then what else has to be said. */
  status: string
  notes: readonly string[]
}

export interface AccountLine {
  id: string
  name: string
  variant: string
  count: number
  /** Of one. */
  price: number
  total: number
  picture: AccountPicture
}

/** A drawing of the demo's goods, or the store's own photograph. */
export type AccountPicture = { goods: ProductId; variant: string } | { url: string; alt: string } | undefined

export interface BillRow {
  term: keyof typeof orderCopy.bill
  sum?: number
  text?: string
}

export type DeliveryStep = keyof typeof orderCopy.deliverySteps

export interface AccountParcel {
  id: string
  steps: readonly { step: DeliveryStep; at?: number; expected?: number }[]
  carrier?: { name: string; number?: string; url?: string }
}

/** Which fields there are is the source's affair. */
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
  /** Only the store changes it. */
  isFixed?: boolean
}

export type AddressFieldName = keyof typeof addressCopy.fields

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

export const findAccountOrder = (state: AccountState, id: string): AccountOrder | undefined =>
  state.orders.find((order) => order.id === id)

export const isUnderWay = ({ stage }: AccountOrder): boolean => stage !== 'delivered' && stage !== 'cancelled'
