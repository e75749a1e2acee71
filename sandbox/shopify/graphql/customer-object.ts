import { addressObject } from './address-object.ts'
import { connection, type PageArguments } from './connection.ts'
import { type Call, fullTime, gid, seesPeople } from './part.ts'

/** Somebody who buys there: how often; and who they are, where the app may see that. */
export function customerObject(id: number, call: Call) {
  const { store } = call
  const person = seesPeople(call) ? store.people.find(id) : undefined
  const main = person?.addresses.find((one) => one.id === person.defaultAddressId)
  return {
    __typename: 'Customer',
    id: gid('Customer', id),
    createdAt: fullTime(store.keep().anchor),
    updatedAt: fullTime(store.keep().anchor),
    numberOfOrders: () => String(store.ordersOf(id)),
    firstName: person?.firstName ?? null,
    lastName: person?.lastName ?? null,
    email: person?.email ?? null,
    phone: person?.phone ?? null,
    defaultEmailAddress: person?.email ? { emailAddress: person.email } : null,
    defaultPhoneNumber: person?.phone ? { phoneNumber: person.phone } : null,
    defaultAddress: main ? addressObject(main) : null,
    addressesV2: (args: PageArguments) => connection(person?.addresses ?? [], args, addressObject),
  }
}
