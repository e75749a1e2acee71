/** What messages cost: rows by channel, category and country. The country `ZZ` is the rest of the world. */

export const rateChannels = ['email', 'sms', 'whatsapp', 'push'] as const
export type RateChannel = (typeof rateChannels)[number]

export const rateCategories = [
  'authentication',
  'authentication_international',
  'utility',
  'marketing',
  'service',
] as const
export type RateCategory = (typeof rateCategories)[number]

export const purposes = ['authentication', 'utility', 'marketing'] as const
export type Purpose = (typeof purposes)[number]

export const restOfWorld = 'ZZ'

export interface RateRow {
  channel: RateChannel
  category: RateCategory
  country: string
  /** In millionths of the currency's unit. */
  unitPrice: number
}

/** The whole card, as pages print it. */
export interface DatedRates {
  rows: readonly RateRow[]
  /** Approved prices that begin later. */
  coming: readonly (RateRow & { startsOn: string })[]
  /** The day of the latest change, as YYYY-MM-DD. */
  validFrom: string
  /** Whether pages say "example" beside each figure. */
  isExample: boolean
}

/** The row for a message: its country's own, else that of the rest of the world. */
export function rateFor<Row extends Omit<RateRow, 'unitPrice'>>(
  rows: readonly Row[],
  channel: string,
  category: string,
  country: string,
): Row | undefined {
  const fitting = rows.filter((row) => row.channel === channel && row.category === category)
  return fitting.find((row) => row.country === country) ?? fitting.find((row) => row.country === restOfWorld)
}

/** WhatsApp charges for what was delivered; the others for what they were handed. */
export const chargedOn = (channel: RateChannel): 'hand_over' | 'delivery' =>
  channel === 'whatsapp' ? 'delivery' : 'hand_over'

/** Which rule of the wallet a category falls under: only codes may use the reserve. */
export const purposeOf = (category: RateCategory): Purpose =>
  category === 'authentication' || category === 'authentication_international'
    ? 'authentication'
    : category === 'marketing'
      ? 'marketing'
      : 'utility'

/** Seconds that a hold lasts at most, by purpose: it outlives the time that a message may take to arrive. */
export const longestHold: Readonly<Record<Purpose, number>> = {
  authentication: 1_800,
  utility: 46_800,
  marketing: 172_800,
}
