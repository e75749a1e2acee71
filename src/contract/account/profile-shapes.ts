import * as z from 'zod/mini'
import { line, longest, optionalLine, refuse } from '../fields.ts'

/** Who a shopper is, as the store has it. */

export const profile = z.object({
  first_name: z.string(),
  last_name: z.string(),
  /** The way in: only the store changes it. */
  email: z.string(),
  phone: z.string(),
})
export type ShopperProfile = z.infer<typeof profile>

export const profileInput = z.object({
  first_name: line('first_name_required', longest.name),
  last_name: line('last_name_required', longest.name),
  /** With its country code; empty for none. */
  phone: optionalLine(longest.phone).check(z.regex(/^(\+?[\d ()-]{7,24})?$/, refuse('phone_invalid'))),
})

export const addressFields = {
  first_name: optionalLine(longest.name),
  last_name: optionalLine(longest.name),
  address1: line('required', 200),
  address2: optionalLine(200),
  city: line('required', 100),
  /** `MH`; empty where the country has none. */
  province_code: optionalLine(6),
  zip: optionalLine(20),
  /** `IN` */
  country_code: z.string(refuse('choice_required')).check(z.regex(/^[A-Z]{2}$/, refuse('choice_required'))),
  phone: profileInput.shape.phone,
}

export const shopperAddress = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  province_code: z.string(),
  province: z.string(),
  zip: z.string(),
  country_code: z.string(),
  country: z.string(),
  phone: z.string(),
  is_default: z.boolean(),
})
export type ShopperAddress = z.infer<typeof shopperAddress>

export const addressList = z.object({ addresses: z.array(shopperAddress) })

const addressId = z._default(z.string().check(z.regex(/^(\d{1,16})?$/, refuse('unreadable'))), '')

/** Without an id it is a new one. The answer is the list as it is now. */
export const addressInput = z.object({
  id: addressId,
  ...addressFields,
  is_default: z._default(z.boolean(), false),
})

export const addressChoice = z.object({
  id: line('required', 20).check(z.regex(/^\d{1,16}$/, refuse('unreadable'))),
})
