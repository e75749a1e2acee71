import * as z from 'zod/mini'
import { line, refuse } from '../fields.ts'
import { money } from './money.ts'
import { image, order, orderId } from './order-shapes.ts'
import { addressFields } from './profile-shapes.ts'

/** What a shopper changes of an order while its window is open. */

const storeNumber = z.string(refuse('required')).check(z.regex(/^\d{1,16}$/, refuse('unreadable')))

/** Made by the form for each wish: sent again, it is the same wish. */
const changeKey = line('required', 64).check(z.minLength(8, refuse('unreadable')))
const version = line('required', 64)

/** More of one thing than anybody orders. */
export const mostPieces = 1_000

export const orderEdit = z.object({
  version: z.string(),
  lines: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      quantity: z.number(),
      /** Of the variant that it is now. */
      most: z.number(),
      image: z.nullable(image),
      /** Null where the store sells it no longer: then it can only become fewer. */
      variant_id: z.nullable(z.string()),
      variants: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          price: money,
          is_available: z.boolean(),
          most: z.number(),
        }),
      ),
    }),
  ),
  /** Null by a link, which has the address masked, and for an order that is not sent anywhere. */
  address: z.nullable(
    z.object({
      first_name: z.string(),
      last_name: z.string(),
      address1: z.string(),
      address2: z.string(),
      city: z.string(),
      province_code: z.string(),
      zip: z.string(),
      country_code: z.string(),
      phone: z.string(),
    }),
  ),
  /** The address has to stay here. */
  province_code: z.string(),
  country_code: z.string(),
})
export type OrderEdit = z.infer<typeof orderEdit>

/** Each quantity that makes no sense has a sentence of its own. */
const quantity = z.number(refuse('number_required')).check(
  z.refine((pieces) => pieces >= 0, { ...refuse('quantity_negative'), abort: true }),
  z.refine((pieces) => Number.isInteger(pieces), { ...refuse('quantity_whole'), abort: true }),
  z.refine((pieces) => pieces <= mostPieces, refuse('number_too_large')),
)

/** Lines that are not named stay as they are; a quantity of 0 takes one out. */
export const editTotalsInput = z.object({
  id: orderId,
  version,
  key: changeKey,
  lines: z
    .array(z.object({ id: storeNumber, variant_id: storeNumber, quantity }))
    .check(z.minLength(1, refuse('required')), z.maxLength(100, refuse('too_long'))),
})
export type EditTotalsInput = z.infer<typeof editTotalsInput>

/** As Shopify calculates them; nothing is changed yet. */
export const editTotals = z.object({
  change_id: z.string(),
  totals: z.object({ subtotal: money, delivery: money, discounts: money, tax: money, total: money }),
  /** Of the total, with its sign: `-120.00`. */
  difference: money,
  /** To be paid at Shopify after saving; null where nothing is. */
  due: z.nullable(money),
  /** To be given back after saving. */
  refund: z.nullable(money),
})
export type EditTotals = z.infer<typeof editTotals>

export const saveEditInput = z.object({ id: orderId, change_id: z.uuid(refuse('unreadable')) })

export const orderAddressInput = z.object({
  id: orderId,
  version,
  key: changeKey,
  ...addressFields,
  zip: line('postcode_required', 20),
})
export type OrderAddressInput = z.infer<typeof orderAddressInput>

export const cancelInput = z.object({ id: orderId, key: changeKey })

/**
 * The order as it is now. Its `window.change` says how far the change is: `committing` where the store has not answered,
 * which is looked after without the shopper.
 */
export const changedOrder = z.object({
  order,
  /** Shopify's own page, where the change has to be paid. */
  pay_url: z.nullable(z.string()),
})
export type ChangedOrder = z.infer<typeof changedOrder>

export const payAnswer = z.object({ url: z.string() })
