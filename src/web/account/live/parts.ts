import type * as z from 'zod/mini'
import type { invoice, order, ordersPage } from '#contract/account/order-shapes.ts'
import type { addressList, profile } from '#contract/account/profile-shapes.ts'
import type { sessionList } from '#contract/account/sign-in-shapes.ts'
import type { AccountPart } from '../account-state.ts'

interface Answer<K extends string, Shape extends z.ZodMiniType> {
  part: AccountPart
  kind: K
  answer: z.infer<Shape>
}

/** A part of the account as the API answers it. */
export type PartAnswers =
  | Answer<'orders', typeof ordersPage>
  | Answer<'order', typeof order>
  | Answer<'invoice', typeof invoice>
  | Answer<'profile', typeof profile>
  | Answer<'addresses', typeof addressList>
  | Answer<'sessions', typeof sessionList>

/** Why it failed. */
export type LoadedPart =
  | PartAnswers
  | { part: AccountPart; refusal: { code: string; title: string; message: string } }

/** The parts that the server renders into the first page at an address. */
export function partsAt(path: string, isCustomer: boolean): AccountPart[] {
  const [screen = '', id = '', more = ''] = path.split('/')
  switch (screen) {
    case '':
      return isCustomer ? ['orders', 'profile'] : ['orders']
    case 'orders':
      if (!/^\d{1,16}$/.test(id)) return ['orders']
      return more === 'invoice' ? [`order/${id}`, `invoice/${id}`] : [`order/${id}`]
    case 'profile':
    case 'addresses':
      return [screen]
    case 'security':
      return ['sessions']
    default:
      return []
  }
}
