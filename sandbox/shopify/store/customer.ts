export interface Address {
  id: number
  firstName: string
  lastName: string
  address1: string
  address2: string | null
  city: string
  zip: string
  province: string | null
  provinceCode: string | null
  country: string
  countryCode: string
  phone: string | null
}

/** A customer has an email, a phone number (E.164), or both. The first address is not always the default one. */
export interface Customer {
  id: number
  createdAt: number
  updatedAt: number
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  addresses: Address[]
  defaultAddressId: number | null
}
