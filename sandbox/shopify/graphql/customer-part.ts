import { GraphQLError } from 'graphql'
import type { Address, Customer } from '../store/customer.ts'
import { nextAddressId } from '../store/customers.ts'
import { type AddressInput, blankAddress, countryName, placeOf } from './address-input.ts'
import { addressObject } from './address-object.ts'
import { customerObject } from './customer-object.ts'
import { type Call, gid, type Part, readGid } from './part.ts'

interface AddressArguments {
  customerId: string
  addressId?: string
  address: AddressInput
  setAsDefault?: boolean | null
}

/** Changes to customers and their addresses. Names, arguments and refusals are Shopify's. */
export const customerPart: Part = {
  root: {
    customer: ({ id }: { id: string }, call) => {
      const found = findCustomer(id, call)
      return found ? customerObject(found.id, call) : null
    },
    customerUpdate: ({ input }: { input: { id: string } & Partial<Customer> }, call) => {
      requireWrite(call)
      const { id, ...change } = input
      const known = findCustomer(id, call)
      if (!known) return refused('id', 'Customer does not exist', { customer: null })
      if (change.phone && !/^\+[1-9]\d{6,14}$/.test(change.phone.replaceAll(/[ ()-]/g, ''))) {
        return refused('phone', 'Phone is invalid', { customer: null })
      }
      const phone = change.phone?.replaceAll(/[ ()-]/g, '') ?? null
      call.store.people.update(known.id, { ...change, ...('phone' in change && { phone }) })
      return { customer: customerObject(known.id, call), userErrors: [] }
    },
    customerAddressCreate: (args: AddressArguments, call) => saveAddress(args, call),
    customerAddressUpdate: (args: AddressArguments, call) => saveAddress(args, call),
    customerAddressDelete: ({ customerId, addressId }: { customerId: string; addressId: string }, call) => {
      requireWrite(call)
      const known = findCustomer(customerId, call)
      const wanted = readGid(addressId)?.id
      if (!known?.addresses.some(({ id }) => id === wanted)) {
        return refused('addressId', 'Address does not exist', { deletedAddressId: null })
      }
      call.store.people.update(known.id, { addresses: known.addresses.filter(({ id }) => id !== wanted) })
      return { deletedAddressId: gid('MailingAddress', wanted ?? 0), userErrors: [] }
    },
  },
}

function saveAddress({ customerId, addressId, address, setAsDefault }: AddressArguments, call: Call) {
  requireWrite(call)
  const known = findCustomer(customerId, call)
  if (!known) return refused('customerId', 'Customer does not exist', { address: null })
  const wanted = addressId === undefined ? undefined : readGid(addressId)?.id
  const before = known.addresses.find(({ id }) => id === wanted)
  if (addressId !== undefined && !before) {
    return refused('addressId', 'Address does not exist', { address: null })
  }
  if (address.countryCode && !countryName(address.countryCode)) {
    return refused('countryCode', 'Country is invalid', { address: null })
  }
  const saved: Address = {
    ...blankAddress,
    ...before,
    ...placeOf(address, before),
    id: before?.id ?? nextAddressId(known),
  }
  const others = known.addresses.filter(({ id }) => id !== saved.id)
  call.store.people.update(known.id, {
    addresses: before
      ? known.addresses.map((one) => (one.id === saved.id ? saved : one))
      : [...others, saved],
    ...(setAsDefault && { defaultAddressId: saved.id }),
  })
  return { address: addressObject(saved), userErrors: [] }
}

function findCustomer(id: string, { store }: Call): Customer | undefined {
  const wanted = readGid(id)
  return wanted?.type === 'Customer' ? store.people.find(wanted.id) : undefined
}

function requireWrite({ scopes }: Call): void {
  if (scopes.has('write_customers')) return
  throw new GraphQLError('Access denied for customer changes. Required access: `write_customers`.', {
    extensions: { code: 'ACCESS_DENIED' },
  })
}

const refused = (field: string, message: string, empty: object) => ({
  ...empty,
  userErrors: [{ field: [field], message }],
})
