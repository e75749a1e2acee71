import type { AccountStoreView } from '#contract/account/store-shapes.ts'
import type {
  AccountAddress,
  AccountCapability,
  AccountInvoice,
  AccountOrder,
  AccountPart,
  AccountSession,
  AccountState,
  PartState,
} from '../account-state.ts'
import { addressFields, profileFields } from './account-fields.ts'

/** What the API has answered so far. */
export interface Known {
  view: AccountStoreView
  timeZone: string
  now: number
  orders: readonly AccountOrder[]
  invoices: ReadonlyMap<string, AccountInvoice>
  next: string | null
  profile: AccountState['profile']['values']
  addresses: readonly AccountAddress[]
  sessions: readonly AccountSession[]
  parts: ReadonlyMap<AccountPart, PartState>
}

export const nothing = {
  orders: [],
  invoices: new Map(),
  next: null,
  profile: {},
  addresses: [],
  sessions: [],
  parts: new Map(),
}

/** The contract's capabilities by the names that the screens use. Orders and parcels are always shown. */
const capabilityOf: Readonly<Record<string, AccountCapability>> = {
  invoice: 'invoice',
  profile: 'profile',
  addresses: 'addresses',
  sessions: 'security',
  order_window: 'order-window',
}

export function stateOf(known: Known): AccountState {
  const { view, timeZone, now, invoices, next, profile, addresses, sessions, parts } = known
  return {
    currency: view.currency || 'USD',
    timeZone,
    isSignedIn: view.shopper !== null,
    isOneOrder: view.shopper?.kind === 'link',
    capabilities: new Set(view.capabilities.flatMap((name) => capabilityOf[name] ?? [])),
    now,
    orders: known.orders.map((order) => ({ ...order, invoice: invoices.get(order.id) })),
    hasMoreOrders: next !== null,
    profile: { firstName: profile.firstName ?? '', fields: profileFields, values: profile },
    addresses,
    addressFields,
    sessions,
    parts,
    shopUrl: view.shop_url || undefined,
  }
}
