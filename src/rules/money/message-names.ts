import { type RateCategory, type RateChannel, restOfWorld } from './rate-card.ts'

/** How pages and documents name what a rate is for. */

export const channelNames: Readonly<Record<RateChannel, string>> = {
  email: 'Email',
  sms: 'SMS part',
  whatsapp: 'WhatsApp',
  push: 'Push',
}

export const categoryNames: Readonly<Record<RateCategory, string>> = {
  authentication: 'code',
  authentication_international: 'code, international',
  utility: 'order message',
  marketing: 'marketing',
  service: 'reply',
}

/** `WhatsApp order message`. */
export const messageName = (channel: RateChannel, category: RateCategory) =>
  `${channelNames[channel]} ${categoryNames[category]}`

/** A line of the rate card, by the words it is stored with. */
interface RateLine {
  channel: string
  category: string
  country: string
}

const regions = new Intl.DisplayNames('en', { type: 'region' })

export const countryName = (code: string) =>
  code === restOfWorld ? 'Everywhere else' : (regions.of(code) ?? code)

/** `WhatsApp order message, Germany`. */
export const rateLineName = ({ channel, category, country }: RateLine) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- publishing checks both words
  `${messageName(channel as RateChannel, category as RateCategory)}, ${countryName(country)}`
