import { ownerSettings } from '#contract/money/owner-settings.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import {
  type DatedRates,
  purposes,
  type RateCategory,
  type RateChannel,
  rateFor,
  type RateRow,
  restOfWorld,
} from '#rules/money/rate-card.ts'
import { channelNames, countryName, messageName } from '#rules/money/message-names.ts'

/** The rate card, the estimate and the worked bills as /pricing prints them, from the rows of the card alone. */

const { currency } = ownerSettings.subscription
const words = (sum: number) => formatMoney(sum, currency)
const priceWords = (sum: number) => (sum === 0 ? 'free' : formatMoney(sum, currency, 4))

interface MessageKind {
  id: string
  name: string
  channel: RateChannel
  category: RateCategory
}

/** What has a price of its own: email and SMS by category only where the categories differ in price. */
export function messageKinds(rows: readonly RateRow[]): MessageKind[] {
  const plain = (['email', 'sms', 'push'] as const).flatMap((channel) =>
    hasOnePrice(rows, channel)
      ? [{ id: channel, name: channelNames[channel], channel, category: 'marketing' as const }]
      : purposes.map((category) => kindOf(channel, category)),
  )
  const whatsapp = (
    ['authentication', 'authentication_international', 'utility', 'marketing', 'service'] as const
  ).map((category) => kindOf('whatsapp', category))
  return [...plain, ...whatsapp].filter(({ channel, category }) =>
    rows.some((row) => row.channel === channel && row.category === category),
  )
}

const kindOf = (channel: RateChannel, category: RateCategory): MessageKind => ({
  id: `${channel}-${category}`,
  name: messageName(channel, category),
  channel,
  category,
})

const hasOnePrice = (rows: readonly RateRow[], channel: RateChannel) =>
  countriesOf(rows).every(
    (country) =>
      new Set(purposes.map((purpose) => rateFor(rows, channel, purpose, country)?.unitPrice)).size === 1,
  )

/** Those with a price of their own, by name; the rest of the world is last. */
const countriesOf = (rows: readonly RateRow[]) =>
  [...new Set(rows.map(({ country }) => country))].toSorted(
    (a, b) =>
      Number(a === restOfWorld) - Number(b === restOfWorld) || countryName(a).localeCompare(countryName(b)),
  )

const priceOf = (rows: readonly RateRow[], { channel, category }: MessageKind, country: string) =>
  rateFor(rows, channel, category, country)?.unitPrice

export function rateTable({ rows, coming, validFrom }: DatedRates) {
  const kinds = messageKinds(rows)
  return {
    validFrom,
    kinds: kinds.map(({ id, name }) => ({ id, name })),
    rows: countriesOf(rows).map((code) => ({
      code,
      country: countryName(code),
      prices: kinds.map((kind) => {
        const price = priceOf(rows, kind, code)
        return price === undefined ? '–' : priceWords(price)
      }),
    })),
    coming: coming.map(({ channel, category, country, unitPrice, startsOn }) => ({
      startsOn,
      what: `${messageName(channel, category)}, ${countryName(country)}`,
      price: priceWords(unitPrice),
    })),
  }
}

const mostMessages = 1_000_000

/** The default case, and whatever the address asks for. */
export function estimateOf({ rows }: DatedRates, asked: URLSearchParams) {
  const kinds = messageKinds(rows)
  const countries = countriesOf(rows)
  const country =
    countries.find((code) => code === asked.get('country')) ??
    countries.find((code) => code === 'IN') ??
    restOfWorld
  const wished = asked.get('message') ?? 'whatsapp-marketing'
  const kind = kinds.find(({ id }) => id === wished) ?? kinds[0]
  const typed = Number(asked.get('count') ?? 1_000)
  const count = Number.isInteger(typed) && typed > 0 && typed <= mostMessages ? typed : 1_000
  const price = (kind && priceOf(rows, kind, country)) ?? 0
  return {
    country,
    message: kind?.id ?? '',
    count,
    most: mostMessages,
    sum: words(count * price),
    price: formatMoney(price, currency, 4),
    countries: countries.map((code) => ({ value: code, text: countryName(code) })),
    messages: kinds.map(({ id, name }) => ({ value: id, text: name })),
    /** For the page's script: millionths by message and country. */
    prices: Object.fromEntries(
      kinds.map((each) => [
        each.id,
        Object.fromEntries(countries.map((code) => [code, priceOf(rows, each, code) ?? 0])),
      ]),
    ),
  }
}

interface Sent {
  text: string
  units: number
  channel: RateChannel
  category: RateCategory
  country: string
}

const { subscription } = ownerSettings

function billOf(rows: readonly RateRow[], title: string, note: string, stores: number, sent: Sent[]) {
  const paidPlans = subscription.scope === 'store' ? stores : 1
  const plan = subscription.price * paidPlans
  const lines = sent.map(({ text, units, channel, category, country }) => {
    const each = rateFor(rows, channel, category, country)?.unitPrice ?? 0
    return { name: `${units.toLocaleString('en-GB')} ${text}`, each, sum: units * each }
  })
  return {
    title,
    note,
    lines: [
      {
        name: 'Plan',
        note: paidPlans === 1 ? undefined : `${paidPlans} × ${words(subscription.price)}`,
        amount: words(plan),
      },
      ...lines.map(({ name, each, sum }) => ({
        name,
        note: `${formatMoney(each, currency, 4)} each`,
        amount: words(sum),
      })),
    ],
    total: words(lines.reduce((all, { sum }) => all + sum, plan)),
  }
}

export function worked({ rows }: DatedRates) {
  return [
    billOf(rows, 'A small store in India', 'Email for orders, WhatsApp for codes, one campaign a month.', 1, [
      { text: 'emails', units: 2_000, channel: 'email', category: 'utility', country: 'IN' },
      { text: 'WhatsApp codes', units: 800, channel: 'whatsapp', category: 'authentication', country: 'IN' },
      { text: 'WhatsApp campaign', units: 1_000, channel: 'whatsapp', category: 'marketing', country: 'IN' },
    ]),
    billOf(rows, 'A store in Germany', 'Email campaigns, WhatsApp for orders.', 1, [
      { text: 'emails', units: 12_000, channel: 'email', category: 'marketing', country: 'DE' },
      {
        text: 'WhatsApp order messages',
        units: 900,
        channel: 'whatsapp',
        category: 'utility',
        country: 'DE',
      },
    ]),
    billOf(rows, 'Two stores in the US', 'SMS for codes, email campaigns to everybody.', 2, [
      { text: 'emails', units: 60_000, channel: 'email', category: 'marketing', country: 'US' },
      { text: 'SMS codes', units: 4_000, channel: 'sms', category: 'authentication', country: 'US' },
    ]),
  ]
}
