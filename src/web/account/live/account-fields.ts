import { countries } from '#content/shared/countries.ts'
import type { AddressField, ProfileField } from '../account-state.ts'

/** The fields of a profile and of an address, as Shopify has them. */

export const profileFields: readonly ProfileField[] = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', isFixed: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
]

export const addressFields: readonly AddressField[] = [
  { name: 'firstName', autoComplete: 'given-name' },
  { name: 'lastName', autoComplete: 'family-name' },
  { name: 'street', autoComplete: 'address-line1' },
  { name: 'street2', autoComplete: 'address-line2' },
  { name: 'city', autoComplete: 'address-level2' },
  { name: 'province', autoComplete: 'address-level1' },
  { name: 'postcode', autoComplete: 'postal-code' },
  {
    name: 'country',
    autoComplete: 'country',
    options: [{ value: '', text: '' }, ...countries.map(({ code, name }) => ({ value: code, text: name }))],
  },
  { name: 'phone', autoComplete: 'tel' },
]
