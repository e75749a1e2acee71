import { type RateCategory, type RateChannel, restOfWorld } from '#rules/money/rate-card.ts'

/** How pages name what a rate is for. */

export const channelNames: Readonly<Record<RateChannel, string>> = {
  email: 'Email',
  sms: 'SMS part',
  whatsapp: 'WhatsApp',
  push: 'Push',
}

export const categoryNames: Readonly<Record<RateCategory, string>> = {
  authentication: 'code',
  authentication_international: 'code from abroad',
  utility: 'order message',
  marketing: 'marketing',
  service: 'reply',
}

/** `WhatsApp order message`. */
export const messageName = (channel: RateChannel, category: RateCategory) =>
  `${channelNames[channel]} ${categoryNames[category]}`

const regions = new Intl.DisplayNames('en', { type: 'region' })

export const countryName = (code: string) =>
  code === restOfWorld ? 'Everywhere else' : (regions.of(code) ?? code)
