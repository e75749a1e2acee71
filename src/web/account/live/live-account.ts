import { decimalsOf } from '#content/account/format.ts'
import { parcelNotes, paymentStates, paymentText, ways } from '#content/account/live.ts'
import { invoiceCopy } from '#content/account/order-forms.ts'
import { orderCopy } from '#content/account/screens.ts'
import type { Money } from '#contract/account/money.ts'
import type { Invoice, OrderSummary, Parcel, ShopperOrder } from '#contract/account/order-shapes.ts'
import type { OrderWindow } from '#contract/account/order-window-shapes.ts'
import type { ShopperAddress, ShopperProfile } from '#contract/account/profile-shapes.ts'
import type { ShopperSessionView } from '#contract/account/sign-in-shapes.ts'
import type {
  AccountAddress,
  AccountInvoice,
  AccountOrder,
  AccountParcel,
  AccountPicture,
  AccountSession,
  AccountWindow,
  BillRow,
} from '../account-state.ts'

/** Converts the API's answers to what the screens show. */

/** Shopify writes `1290.00`; the screens count in the smallest unit. */
export const minor = ({ amount, currency }: Money): number =>
  Math.round(Number(amount) * 10 ** decimalsOf(currency))

const time = (instant: string | null): number | undefined =>
  instant === null ? undefined : Date.parse(instant)

const pictureOf = (image: { url: string; alt: string } | null): AccountPicture =>
  image ? { url: image.url, alt: image.alt } : undefined

function headOf(order: OrderSummary | ShopperOrder) {
  return {
    id: order.id,
    name: order.name,
    placedAt: Date.parse(order.placed_at),
    cancelledAt: time(order.cancelled_at),
    deliveredAt: time(order.delivered_at),
    stage: order.stage,
    items: order.items,
    total: minor(order.total),
  }
}

export function summaryOf(order: OrderSummary): AccountOrder {
  return {
    ...headOf(order),
    isSummary: true,
    openUntil: time(order.open_until),
    lines: order.lines.map(({ title, quantity, image }, index) => ({
      id: `${index} ${title}`,
      name: title,
      variant: '',
      count: quantity,
      price: 0,
      total: 0,
      picture: pictureOf(image),
    })),
    bill: [],
    parcels: [],
  }
}

export function orderOf(order: ShopperOrder): AccountOrder {
  const { address, parcels, window } = order
  return {
    ...headOf(order),
    window: window ? windowOf(window) : undefined,
    openUntil: window?.state === 'open' ? time(window.ends_at) : undefined,
    needsConfirming: window?.may.includes('confirm'),
    arrivesAt: parcels.map(({ expected_at }) => time(expected_at)).findLast((at) => at !== undefined),
    lines: order.lines.map((line) => ({
      id: line.id,
      name: line.title,
      variant: line.variant,
      count: line.quantity,
      price: minor(line.unit_price),
      total: minor(line.total),
      picture: pictureOf(line.image),
    })),
    bill: billOf(order),
    address: address
      ? { lines: [address.name, ...address.lines].filter(Boolean), isMasked: address.is_masked }
      : undefined,
    parcels: parcels.length > 0 ? parcels.map((parcel) => parcelOf(order, parcel)) : waitingParcel(order),
    reorderUrl: order.reorder_url ?? undefined,
  }
}

const windowOf = ({ change, due, ...window }: OrderWindow): AccountWindow => ({
  state: window.state,
  reason: window.reason ?? undefined,
  endsAt: time(window.ends_at),
  answerBy: time(window.answer_by),
  may: new Set(window.may),
  addressNeedsCode: window.address_needs_code,
  due: due ? minor(due) : undefined,
  isConfirmed: window.is_confirmed,
  change: change
    ? {
        kind: change.kind,
        state: change.state,
        refunded: change.refunded ? minor(change.refunded) : undefined,
        at: Date.parse(change.at),
      }
    : undefined,
})

function billOf({ sums, total, payment, stage }: ShopperOrder): BillRow[] {
  const paidBy: BillRow = {
    term: 'payment',
    text: paymentText(payment.method) || paymentStates[payment.state],
  }
  if (!sums) return [{ term: 'total', sum: minor(total) }, paidBy]
  // Shopify keeps the price of the delivery in the sums of a cancelled order.
  if (stage === 'cancelled') {
    return [{ term: 'total', sum: minor(sums.total) }, paidBy, ...someRow('refunded', minor(sums.refunded))]
  }
  const delivery = minor(sums.delivery)
  return [
    { term: 'goods', sum: minor(sums.subtotal) },
    { term: 'delivery', ...(delivery === 0 ? { text: orderCopy.deliveryFree } : { sum: delivery }) },
    ...someRow('discount', -minor(sums.discounts)),
    ...someRow(sums.is_tax_included ? 'taxIncluded' : 'tax', minor(sums.tax)),
    { term: 'total', sum: minor(sums.total) },
    paidBy,
    ...someRow('refunded', minor(sums.refunded)),
    ...someRow('due', minor(sums.outstanding)),
  ]
}

const someRow = (term: BillRow['term'], sum: number): BillRow[] => (sum === 0 ? [] : [{ term, sum }])

function parcelOf(order: ShopperOrder, parcel: Parcel): AccountParcel {
  const { carrier, number, url, status } = parcel
  const expected = time(parcel.expected_at)
  const isNear = status === 'near' || status === 'delivered'
  return {
    id: parcel.id,
    steps: [
      { step: 'placed', at: Date.parse(order.placed_at) },
      { step: 'packed', at: Date.parse(parcel.packed_at) },
      { step: 'sent', at: time(parcel.sent_at) ?? (isNear ? time(parcel.delivered_at) : undefined) },
      { step: 'delivered', at: time(parcel.delivered_at), expected },
    ],
    note: parcelNotes[status],
    carrier: carrier ? { name: carrier, number: number ?? undefined, url: url ?? undefined } : undefined,
  }
}

/** Nothing is packed yet, or the order was cancelled before. Our copy has no parcels, so it shows none. */
const waitingParcel = (order: ShopperOrder): AccountParcel[] =>
  order.is_live
    ? [
        {
          id: 'none',
          steps: [
            { step: 'placed', at: Date.parse(order.placed_at) },
            ...(order.cancelled_at === null
              ? ([{ step: 'packed' }, { step: 'sent' }, { step: 'delivered' }] as const)
              : []),
          ],
        },
      ]
    : []

export function invoiceOf(invoice: Invoice): AccountInvoice {
  const { seller, buyer } = invoice
  const taxes = invoice.taxes.map(({ title, percent, amount }) => ({
    term: invoice.is_tax_included ? ('taxIncluded' as const) : ('tax' as const),
    label: percent === null ? title : `${title} ${percent}%`,
    sum: minor(amount),
  }))
  return {
    date: Date.parse(invoice.issued_at),
    seller: { name: seller.name, lines: [...seller.lines, seller.email].filter(Boolean) },
    buyer: [buyer.name, ...buyer.lines].filter(Boolean),
    lines: invoice.lines.map(({ title, variant, sku, quantity, unit_price, total }, index) => ({
      id: `${index} ${title}`,
      name: [title, variant, sku].filter(Boolean).join(', '),
      count: quantity,
      price: minor(unit_price),
      total: minor(total),
    })),
    sums: [
      { term: 'goods', sum: minor(invoice.subtotal) },
      { term: 'delivery', sum: minor(invoice.delivery) },
      ...someRow('discount', -minor(invoice.discounts)),
      ...taxes,
      { term: 'total', sum: minor(invoice.total) },
      ...someRow('refunded', minor(invoice.refunded)),
    ],
    status: invoice.payment ? invoiceCopy.paidBy(paymentText(invoice.payment)) : '',
    notes: [],
  }
}

export const profileOf = ({ first_name, last_name, email, phone }: ShopperProfile) => ({
  firstName: first_name,
  lastName: last_name,
  email,
  phone,
})

export function addressOf(address: ShopperAddress): AccountAddress {
  const { id, first_name, last_name, address1, address2, city, province, zip, country } = address
  const name = `${first_name} ${last_name}`.trim()
  return {
    id,
    label: city || country,
    lines: [name, address1, address2, [city, province, zip].filter(Boolean).join(' '), country].filter(
      Boolean,
    ),
    isMain: address.is_default,
    values: addressValues(address),
  }
}

/** The values of the address form. */
export const addressValues = (
  address: Omit<ShopperAddress, 'id' | 'province' | 'country' | 'is_default'>,
): AccountAddress['values'] => ({
  firstName: address.first_name,
  lastName: address.last_name,
  street: address.address1,
  street2: address.address2,
  city: address.city,
  province: address.province_code,
  postcode: address.zip,
  country: address.country_code,
  phone: address.phone,
})

/** The input of the calls that save an address. */
export const addressInput = (values: AccountAddress['values']) => ({
  first_name: values.firstName ?? '',
  last_name: values.lastName ?? '',
  address1: values.street ?? '',
  address2: values.street2 ?? '',
  city: values.city ?? '',
  province_code: values.province ?? '',
  zip: values.postcode ?? '',
  country_code: values.country ?? '',
  phone: values.phone ?? '',
})

/** The API's field names, by the names in the forms. */
export const fieldNames: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  address1: 'street',
  address2: 'street2',
  province_code: 'province',
  zip: 'postcode',
  country_code: 'country',
}

export const sessionOf = ({
  id,
  device,
  way,
  is_current,
  last_seen_at,
}: ShopperSessionView): AccountSession => ({
  id,
  name: device,
  note: ways[way],
  lastSeen: Date.parse(last_seen_at),
  isThis: is_current,
})
