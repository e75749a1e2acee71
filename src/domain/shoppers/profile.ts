import * as z from 'zod/mini'
import type { ShopperAddress, ShopperProfile } from '#contract/account/profile-shapes.ts'
import { DomainError } from '../domain-error.ts'
import { askForShopper, requireAccepted } from './ask-for-shopper.ts'
import type { CustomerContext } from './shopper-context.ts'
import { numberIn } from './store-order.ts'

/** The shopper's profile and addresses, read and changed at the store. Nothing is stored here. */

const text = z.nullable(z.string())

const storeAddress = z.object({
  id: z.string(),
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  provinceCode: text,
  province: text,
  zip: text,
  countryCodeV2: text,
  country: text,
  phone: text,
})

const addressFields = Object.keys(storeAddress.shape).join(' ')

const storeCustomer = z.object({
  firstName: text,
  lastName: text,
  defaultEmailAddress: z.nullable(z.object({ emailAddress: z.string() })),
  defaultPhoneNumber: z.nullable(z.object({ phoneNumber: z.string() })),
})

const customerFields =
  'firstName lastName defaultEmailAddress { emailAddress } defaultPhoneNumber { phoneNumber }'

const gidOf = ({ shopper }: CustomerContext) => `gid://shopify/Customer/${shopper.customerId}`

export async function readProfile(ctx: CustomerContext): Promise<ShopperProfile> {
  const query = `query Shopper($id: ID!) { customer(id: $id) { ${customerFields} } }`
  const answer = await askForShopper(ctx, ctx.accountHost, query, { id: gidOf(ctx) })
  return profileOf(z.object({ customer: z.nullable(storeCustomer) }).parse(answer).customer)
}

export interface ProfileChange {
  first_name: string
  last_name: string
  phone: string
}

export async function saveProfile(ctx: CustomerContext, change: ProfileChange): Promise<ShopperProfile> {
  const query = `mutation ShopperProfile($input: CustomerInput!) { customerUpdate(input: $input) {
    customer { ${customerFields} } userErrors { field message } } }`
  const input = {
    id: gidOf(ctx),
    firstName: change.first_name,
    lastName: change.last_name,
    phone: change.phone || null,
  }
  const answer = await askForShopper(ctx, ctx.accountHost, query, { input })
  const payload = z.object({ customer: z.nullable(storeCustomer), userErrors: z.unknown() })
  const { customer, userErrors } = z.object({ customerUpdate: payload }).parse(answer).customerUpdate
  requireAccepted(userErrors, { firstName: 'first_name', lastName: 'last_name' })
  return profileOf(customer)
}

function profileOf(customer: z.infer<typeof storeCustomer> | null): ShopperProfile {
  if (!customer) throw new DomainError('not_found')
  return {
    first_name: customer.firstName ?? '',
    last_name: customer.lastName ?? '',
    email: customer.defaultEmailAddress?.emailAddress ?? '',
    phone: customer.defaultPhoneNumber?.phoneNumber ?? '',
  }
}

/** More addresses than anybody has. */
const mostAddresses = 50

const addressBook = z.object({
  customer: z.nullable(
    z.object({
      defaultAddress: z.nullable(z.object({ id: z.string() })),
      addressesV2: z.object({ nodes: z.array(storeAddress) }),
    }),
  ),
})

export async function readAddresses(ctx: CustomerContext): Promise<ShopperAddress[]> {
  const query = `query ShopperAddresses($id: ID!) { customer(id: $id) { defaultAddress { id }
    addressesV2(first: ${mostAddresses}) { nodes { ${addressFields} } } } }`
  const answer = await askForShopper(ctx, ctx.accountHost, query, { id: gidOf(ctx) })
  const { customer } = addressBook.parse(answer)
  if (!customer) throw new DomainError('not_found')
  const main = numberIn(customer.defaultAddress?.id ?? '')
  return customer.addressesV2.nodes.map((one) => ({
    id: String(numberIn(one.id)),
    first_name: one.firstName ?? '',
    last_name: one.lastName ?? '',
    address1: one.address1 ?? '',
    address2: one.address2 ?? '',
    city: one.city ?? '',
    province_code: one.provinceCode ?? '',
    province: one.province ?? '',
    zip: one.zip ?? '',
    country_code: one.countryCodeV2 ?? '',
    country: one.country ?? '',
    phone: one.phone ?? '',
    is_default: numberIn(one.id) === main,
  }))
}

export type AddressChange = Omit<ShopperAddress, 'province' | 'country'>

/** Adds or changes an address of the shopper. Returns the store's current list. */
export async function saveAddress(ctx: CustomerContext, change: AddressChange): Promise<ShopperAddress[]> {
  const { id, is_default: setAsDefault } = change
  const known = id === '' ? undefined : await requireOwnAddress(ctx, id)
  const verb = known ? 'customerAddressUpdate' : 'customerAddressCreate'
  const query = `mutation ShopperAddress($customerId: ID!, ${known ? '$addressId: ID!, ' : ''}$address: MailingAddressInput!, $setAsDefault: Boolean) {
    changed: ${verb}(customerId: $customerId, ${known ? 'addressId: $addressId, ' : ''}address: $address, setAsDefault: $setAsDefault) {
      userErrors { field message } } }`
  const variables = {
    customerId: gidOf(ctx),
    address: {
      firstName: change.first_name,
      lastName: change.last_name,
      address1: change.address1,
      address2: change.address2,
      city: change.city,
      zip: change.zip,
      countryCode: change.country_code,
      phone: change.phone || null,
      ...(change.province_code && { provinceCode: change.province_code }),
    },
    setAsDefault,
    ...(known && { addressId: addressGid(id) }),
  }
  await changeAtStore(ctx, query, variables)
  return readAddresses(ctx)
}

export async function removeAddress(ctx: CustomerContext, id: string): Promise<ShopperAddress[]> {
  await requireOwnAddress(ctx, id)
  const query = `mutation RemoveShopperAddress($customerId: ID!, $addressId: ID!) {
    changed: customerAddressDelete(customerId: $customerId, addressId: $addressId) { userErrors { field message } } }`
  await changeAtStore(ctx, query, { customerId: gidOf(ctx), addressId: addressGid(id) })
  return readAddresses(ctx)
}

const addressGid = (id: string) => `gid://shopify/MailingAddress/${id}?model_name=CustomerAddress`

/** Another shopper's address is not found, because Shopify itself would only check its id. */
async function requireOwnAddress(ctx: CustomerContext, id: string): Promise<ShopperAddress> {
  const found = (await readAddresses(ctx)).find((one) => one.id === id)
  if (!found) throw new DomainError('not_found')
  return found
}

const changed = z.object({ changed: z.object({ userErrors: z.unknown() }) })

async function changeAtStore(ctx: CustomerContext, query: string, variables: Record<string, unknown>) {
  const answer = changed.parse(await askForShopper(ctx, ctx.accountHost, query, variables))
  requireAccepted(answer.changed.userErrors, {
    firstName: 'first_name',
    lastName: 'last_name',
    provinceCode: 'province_code',
    countryCode: 'country_code',
  })
}
