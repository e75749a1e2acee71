import type { Address } from '../store/customer.ts'
import { gid } from './part.ts'

/** An address as the API shows it. */
export function addressObject(address: Address) {
  const { id, firstName, lastName, countryCode, ...rest } = address
  const name = `${firstName} ${lastName}`.trim()
  return {
    __typename: 'MailingAddress',
    ...rest,
    id: gid('MailingAddress', `${id}?model_name=CustomerAddress`),
    name,
    firstName,
    lastName,
    countryCodeV2: countryCode,
    formatted: ({ withName }: { withName: boolean }) =>
      [
        withName ? name : '',
        address.address1,
        address.address2 ?? '',
        `${address.city} ${address.zip}`.trim(),
        address.province ?? '',
        address.country,
      ].filter(Boolean),
  }
}
