import { pages } from '#content/shared/pages.ts'
import { trial } from '#content/shared/trial.ts'
import type { LeadKind, LeadState, LeadView } from '#contract/leads/choices.ts'

/** Texts of the lead list. */

/** Texts that staff send often. A press adds one below what is written. */
export const savedAnswers = (origin: string) => [
  {
    name: 'Demo',
    text: `The quickest way to see it is a demo. It takes half an hour, and you choose the time: ${origin}${pages.scheduleDemo.path}`,
  },
  {
    name: 'Price and trial',
    text: `${trial.fact}, then one monthly price and what you pay for messages. All prices: ${origin}${pages.pricing.path}`,
  },
  {
    name: 'More details',
    text: 'I would like to give you a good answer. Which store is it about, and what have you tried so far?',
  },
]

const states: Record<LeadState, string> = {
  new: 'New',
  'in-hand': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
}

const views: Record<LeadView, string> = {
  open: 'To do',
  mine: 'Mine',
  ...states,
  all: 'All',
}

const names: Record<LeadKind, string> = {
  message: 'Message',
  booking: 'Demo',
  unfinished: 'Unfinished booking',
  share: 'Calculation',
}

export const leadTexts = {
  states,
  views,
  names,
  nobody: 'Nobody',
  waiting: (time: string) => `Waiting for ${time}`,
  replied: (time: string) => `First reply after ${time}`,
  unanswered: 'Not replied to',
  writing: (name: string) => `${name} is writing`,
  cancelled: 'cancelled',
  for: 'for',
  figures: 'Open the calculation',
} as const

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** `40 minutes`, `3 hours`, `2 days`: as exact as a queue needs. */
export function roughTime(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000))
  if (minutes < 1) return 'under a minute'
  if (minutes < 60) return plural(minutes, 'minute')
  if (minutes < 48 * 60) return plural(Math.floor(minutes / 60), 'hour')
  return plural(Math.floor(minutes / (24 * 60)), 'day')
}

export const leadsPage = {
  heading: 'Leads',
  search: 'Search in names, addresses and messages',
  kind: 'Show',
  kinds: {
    all: 'Everything',
    message: 'Messages',
    booking: 'Booked demos',
    unfinished: 'Unfinished bookings',
    share: 'Calculations',
  },
  views: 'State',
  columns: { who: 'Who', state: 'State', at: 'Last', wants: 'Wants', clock: 'First reply', open: 'Open' },
  caption: 'Leads, newest first',
  none: {
    open: 'Nothing to do. Everybody has an answer.',
    other: 'Nothing matches.',
  },
  busy: 'Searching',
  more: (count: number) => (count === 1 ? 'and 1 earlier contact' : `and ${count} earlier contacts`),
  open: 'Open',
  note: 'One row per email address. Messages appear once confirmed. Unfinished bookings and calculations appear only if the person agreed.',
  pages: 'Pages of leads',
  newest: 'Newest',
  older: 'Older',
  export: 'Download as CSV',
} as const

export const leadPage = {
  back: 'All leads',
  facts: {
    state: 'State',
    assignee: 'Handled by',
    phone: 'Phone',
    website: 'Website',
    source: 'Came from',
    noSource: 'Not known',
    reply: 'First reply',
    merchant: 'Account',
    seeMerchant: 'The merchant’s page',
  },
  panels: {
    thread: {
      name: 'What was said',
      text: 'Everything from this address and everything we wrote, oldest first.',
    },
    answer: {
      name: 'Answer',
      text: 'By email, with your name. Replies reach the staff mailbox.',
    },
    notes: { name: 'Notes', text: 'For staff only. Notes cannot be changed or deleted.' },
  },
  threadState: (contacts: number, answers: number) =>
    `${contacts === 1 ? '1 contact' : `${contacts} contacts`}, ${answers === 1 ? '1 answer' : `${answers} answers`}`,
  post: {
    waiting: 'On its way',
    failing: 'Not delivered yet. We keep trying',
    sent: 'Sent',
  },
  subject: 'Subject',
  subjectOf: (reference: string) => (reference ? `Your message ${reference}` : 'Your question to us'),
  text: 'Your answer',
  textHint: 'Begin with a greeting. Your name and ours are added below.',
  savedAnswers: 'Add a saved answer',
  send: 'Send the answer',
  sending: 'Sending',
  sent: 'Answered',
  greeting: (name: string) => (name ? `Dear ${name},\n\n` : 'Good day,\n\n'),
  held: (name: string) => `${name} is writing an answer now.`,
  take: 'Take over',
  saved: 'Saved',
} as const
