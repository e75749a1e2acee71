/**
 * Every figure the product states about itself, written once. Pages quote a claim by its key and never
 * type the figure again, so that a correction here is a correction everywhere.
 */
export interface Claim {
  /** The figure as it is printed. */
  figure: string
  /** The longer form, where a page spells the figure out. */
  spelled?: string
  /** `measured` in stores, `count` of parts of the product, or its `price`. */
  kind: 'measured' | 'count' | 'price'
  /** What is meant by it, in one sentence that a sceptic would accept. */
  meaning: string
  /** Where it comes from. */
  source: string
  /** The day on which the figure was last confirmed, as YYYY-MM-DD. */
  date: string
}

const confirmed = '2026-11-15'
const reported = 'Reported to us by stores; no study published yet.'
const counted = 'Our own count of what is live and what is planned.'
const published = 'Our published price.'

export const claims = {
  fewerTickets: {
    figure: '35%',
    kind: 'measured',
    meaning: 'Fewer support tickets once customers could edit their own orders.',
    source: reported,
    date: confirmed,
  },
  emailReturn: {
    figure: '127x',
    kind: 'measured',
    meaning: 'Return on email: revenue attributed to email for each unit of money spent on sending it.',
    source: reported,
    date: confirmed,
  },
  cancellationWindow: {
    figure: '15-minute',
    kind: 'measured',
    meaning: 'How long after ordering a customer could cancel without asking, in the retention case study.',
    source: reported,
    date: confirmed,
  },
  retention: {
    figure: '30%',
    kind: 'measured',
    meaning: 'Rise in retention after a store opened the 15-minute self-service cancellation window.',
    source: reported,
    date: confirmed,
  },
  solutions: {
    figure: '52',
    kind: 'count',
    meaning: 'Solutions for Shopify stores in the whole system. Each is a job that usually takes an app.',
    source: counted,
    date: confirmed,
  },
  essentials: {
    figure: '16',
    kind: 'count',
    meaning: 'Customer and loyalty essentials in the Customer Command Centre, all listed on the home page.',
    source: counted,
    date: confirmed,
  },
  channels: {
    figure: '3',
    kind: 'count',
    meaning: 'Channels of the Communication Command Centre: email, WhatsApp and SMS.',
    source: counted,
    date: confirmed,
  },
  modules: {
    figure: '3',
    spelled: 'Three (3)',
    kind: 'count',
    meaning: 'Modules of the system, as the marketing pages count them.',
    source: counted,
    date: confirmed,
  },
  features: {
    figure: '20',
    spelled: 'Twenty (20)',
    kind: 'count',
    meaning: 'Features of the system, as the marketing pages count them.',
    source: counted,
    date: confirmed,
  },
  price: {
    figure: '$200',
    kind: 'price',
    meaning:
      'One subscription a month for the whole system and all future features. Messages are not included; you pay for them from a prepaid wallet.',
    source: published,
    date: confirmed,
  },
} as const satisfies Record<string, Claim>

export type ClaimKey = keyof typeof claims

/** The claims in the order in which they are listed; a test compares them with the table. */
export const claimKeys: readonly ClaimKey[] = [
  'fewerTickets',
  'emailReturn',
  'cancellationWindow',
  'retention',
  'solutions',
  'essentials',
  'channels',
  'modules',
  'features',
  'price',
]

export const claimOf = (key: ClaimKey): Claim => claims[key]

/** The page that lists every claim. */
export const claimsPath = '/claims'

export const claimHref = (key: ClaimKey) => `${claimsPath}#${key}`

/** A figure in a text with links: it leads to where its meaning and its source stand. */
export const cite = (key: ClaimKey, words: string = claims[key].figure) => `[${words}](${claimHref(key)})`
