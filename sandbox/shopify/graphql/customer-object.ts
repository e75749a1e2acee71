import { type Call, fullTime, gid } from './part.ts'

/** Somebody who buys there: how often, and nothing about who they are. */
export function customerObject(id: number, { store }: Call) {
  return {
    __typename: 'Customer',
    id: gid('Customer', id),
    createdAt: fullTime(store.keep().anchor),
    updatedAt: fullTime(store.keep().anchor),
    numberOfOrders: () => String(store.ordersOf(id)),
    firstName: null,
    lastName: null,
    email: null,
    phone: null,
  }
}
