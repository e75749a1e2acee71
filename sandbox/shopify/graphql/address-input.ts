import type { Address } from '../store/customer.ts'
import { provinces } from '../storefront/places.ts'

export interface AddressInput {
  firstName?: string | null
  lastName?: string | null
  address1?: string | null
  address2?: string | null
  city?: string | null
  zip?: string | null
  provinceCode?: string | null
  countryCode?: string | null
  phone?: string | null
}

export const blankAddress: Omit<Address, 'id'> = {
  firstName: '',
  lastName: '',
  address1: '',
  address2: null,
  city: '',
  zip: '',
  province: null,
  provinceCode: null,
  country: '',
  countryCode: '',
  phone: null,
}

/** The fields that were given, with the names that belong to codes. */
export function placeOf(
  { countryCode, provinceCode, ...typed }: AddressInput,
  before?: Pick<Address, 'countryCode'>,
): Partial<Address> {
  const known = Object.entries(provinces[countryCode ?? before?.countryCode ?? ''] ?? {})
  const nameOf = (code: string | null) => known.find(([, one]) => one === code)?.[0] ?? code
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))
  return {
    ...given,
    ...(countryCode && { countryCode, country: countryName(countryCode) ?? countryCode }),
    ...(provinceCode !== undefined && { provinceCode, province: nameOf(provinceCode) }),
  }
}

export function countryName(code: string): string | undefined {
  try {
    const name = new Intl.DisplayNames('en', { type: 'region' }).of(code)
    return name === code ? undefined : name
  } catch {
    return undefined
  }
}
