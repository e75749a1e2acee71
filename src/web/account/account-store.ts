import type { ActionOf, DemoAction } from '#shop-model/actions.ts'
import type { AccountPart, AccountState, AddressFieldName, ProfileFieldName } from './account-state.ts'

/** What a shopper does. The types are those of the played store; address and profile are the fields of the source. */
export type AccountAction =
  | Exclude<DemoAction, ActionOf<'address.save' | 'profile.change'> | { type: `shop.${string}` }>
  | { type: 'address.save'; id?: string; values: Partial<Record<AddressFieldName, string>> }
  | { type: 'orders.more' }
  | { type: 'order.pay'; order: string }
  | { type: 'profile.change'; values: Partial<Record<ProfileFieldName, string>> }

/** Why an action was refused, in a sentence, and which fields it is about. */
export interface AccountRefusal {
  text: string
  fields?: Readonly<Record<string, string>>
  /** Tells the screen what to do next; missing if the source did not answer. */
  code?: string
}

/** A short message at the foot of the account. */
export interface AccountToast {
  id: number
  text: string
  tone: 'done' | 'refused'
}

/** Where the account comes from: the demo's store in the tab, the API of a real one, or a fixed state for a picture. */
export interface AccountStore {
  read: () => AccountState
  /** The source's time in whole seconds. */
  readTime: () => number
  readToast: () => AccountToast | undefined
  dismissToast: () => void
  subscribe: (listener: () => void) => () => void
  /** Asks for a part of the account, or again for one that failed. */
  need?: (part: AccountPart) => void
  /** Asks again for a part that may have changed, even if it is fresh. */
  look?: (part: AccountPart) => void
  /** Resolves when the source has answered, with the reason if it refused. */
  dispatch: (action: AccountAction) => Promise<AccountRefusal | undefined>
  /** The reason if the source knows beforehand that it would refuse. */
  refusalOf: (action: AccountAction) => AccountRefusal | undefined
}
