import { claimHref, claims } from '../shared/claims.ts'
import { pages } from '../shared/pages.ts'

/**
 * The three results, told in full. Only the figures of `claims.ts` are facts about stores; wherever a
 * number serves to explain one, the text says that it is an example.
 */
export interface CaseStudy {
  id: string
  headline: string
  figure: string
  /** Where the figure is explained. */
  source: string
  /** What the figure is of, in a few words. */
  of: string
  was: string[]
  changed: string[]
  happened: string[]
  /** How the figure is counted, for sceptics. */
  counted: { term: string; value: string }[]
  /** The figures behind the drawing. */
  table: { caption: string; head: string[]; rows: string[][] }
  /** Described for those who cannot see it. */
  drawing: string
  caption: string
  related: { label: string; href: string }
}

const percent = (figure: string) => Number.parseInt(figure, 10)

const spared = percent(claims.fewerTickets.figure)
const written = 100 - spared

/** The claims as numbers, for drawings that are true to scale. */
export const drawn = {
  ticketsSpared: spared,
  returned: percent(claims.emailReturn.figure),
  minutes: percent(claims.cancellationWindow.figure),
  retention: 100 + percent(claims.retention.figure),
} as const

const status = { term: 'Status', value: 'Reported to us by the store; no study published yet' }

export const caseStudies = {
  tickets: {
    id: 'fewer-tickets',
    headline: 'Fewer support tickets',
    figure: claims.fewerTickets.figure,
    source: claimHref('fewerTickets'),
    of: 'fewer support tickets',
    was: [
      'Most support tickets are not complaints. They are a wrong house number, another colour, one piece instead of two. The customer knows how to fix it, but has to write to support.',
      'Support opens the order, asks back, edits it and replies. By then the parcel may be packed.',
    ],
    changed: [
      'The store switched order editing on. Customers change items, address and delivery in their account until the order is packed.',
      'Nobody worked faster and nobody was hired. Customers no longer had to ask.',
    ],
    happened: [
      `${claims.fewerTickets.figure} fewer support tickets. Where there used to be a hundred tickets, there are now ${written}. Customers made the other changes themselves.`,
    ],
    counted: [
      { term: 'Figure', value: `${claims.fewerTickets.figure} fewer` },
      { term: 'Of what', value: 'Support tickets that reached the team' },
      { term: 'Against', value: 'The same store before order editing was switched on' },
      status,
    ],
    table: {
      caption: 'Support tickets, per hundred before',
      head: ['Time', 'Tickets'],
      rows: [
        ['Before', '100'],
        ['After', String(written)],
        ['No longer needed', String(spared)],
      ],
    },
    drawing: `A hundred tickets in rows. ${written} are solid, ${spared} are only outlines.`,
    caption: 'One hundred tickets. The empty outlines were no longer needed.',
    related: { label: 'Order management', href: pages.ordersManagement.path },
  },
  email: {
    id: 'email-return',
    headline: 'More revenue from email',
    figure: claims.emailReturn.figure,
    source: claimHref('emailReturn'),
    of: 'return on email',
    was: [
      'In most stores receipts, offers and points come from three separate tools. The offer goes out for a kettle the customer bought on Tuesday.',
    ],
    changed: [
      'Each email now follows an event: an order, a delivery, a new tier, a finished return. It uses what the account knows about the customer.',
    ],
    happened: [
      `Revenue attributed to email came to ${claims.emailReturn.figure} what was spent on sending it. Part of the reason is that sending email is cheap.`,
    ],
    counted: [
      { term: 'Figure', value: `${claims.emailReturn.figure} what was spent` },
      { term: 'Of what', value: 'Revenue attributed to email, divided by the cost of sending it' },
      { term: 'Not included', value: 'The subscription, and the time it takes to write emails' },
      status,
    ],
    table: {
      caption: 'For every 1 spent on sending email',
      head: ['Money', 'Units'],
      rows: [
        ['Spent on sending', '1'],
        ['Revenue attributed to it', String(percent(claims.emailReturn.figure))],
      ],
    },
    drawing: `One square above ${percent(claims.emailReturn.figure)} squares of the same size.`,
    caption: 'The square at the top is the cost. The others are the revenue, at the same scale.',
    related: { label: 'The communication bundle', href: pages.communicationBundle.path },
  },
  retention: {
    id: 'kept-customers',
    headline: 'More customers come back',
    figure: `+${claims.retention.figure}`,
    source: claimHref('retention'),
    of: 'retention',
    was: [
      'In most stores customers have to ask if they want to cancel. Some are told it is too late. Some refuse the parcel at the door. Few of them order again.',
    ],
    changed: [
      `The store opened a ${claims.cancellationWindow.figure} window after each order. During that time customers can cancel with one button, or change the items or the address. After that the order is locked and packed.`,
    ],
    happened: [
      `Retention rose by ${claims.retention.figure}. Customers who can cancel easily are more likely to come back.`,
    ],
    counted: [
      { term: 'Figure', value: `${claims.retention.figure} higher, taken as relative` },
      { term: 'Of what', value: 'Customers who come back; over which period is not published' },
      { term: 'For example', value: 'Had 20 in 100 ordered again before, it would be 26 after' },
      status,
    ],
    table: {
      caption: 'Customers who ordered again, before = 100',
      head: ['Time', 'Index'],
      rows: [
        ['Before', '100'],
        ['With the window', String(100 + percent(claims.retention.figure))],
      ],
    },
    drawing: `Two bars on one base line: before at 100, with the window at ${100 + percent(claims.retention.figure)}.`,
    caption: 'Customers who ordered again. Before is set to 100; both bars start at zero.',
    related: { label: 'How cancelling works', href: pages.ordersManagement.path },
  },
} as const satisfies Record<string, CaseStudy>

/** The headings that every story has, and the words round the stories. */
export const caseStudyPage = {
  heading: ['Three results,', 'drawn to scale.'],
  lead: 'What three stores changed, and what they reported afterwards.',
  note: 'Kind of evidence: figures that stores reported to us. The stores are not named and no study has been published.',
  parts: {
    was: 'Before',
    changed: 'Change',
    happened: 'Result',
    counted: 'How it is counted',
  },
  figures: 'The figures',
  minutes: { unit: 'minutes', before: 'Before', after: 'After' },
  check: {
    heading: 'Measure it in your own store.',
    lead: 'Your results will differ. These three calculations take an afternoon. Do them today and again in a month.',
    blank: 'Your figure',
    sums: [
      {
        name: 'Tickets',
        take: ['Tickets this month', 'Orders this month'],
        sign: '÷',
        gives: 'Tickets per order',
        note: 'Per order, because busy months bring more of both.',
      },
      {
        name: 'Email',
        take: ['Revenue attributed to email', 'Cost of sending it'],
        sign: '÷',
        gives: 'Return',
        note: 'Check for how many days after an email your tool counts a sale.',
      },
      {
        name: 'Retention',
        take: ['Customers who ordered again in 90 days', 'Customers in the quarter before'],
        sign: '÷',
        gives: 'Share kept',
        note: 'Use the same period both times.',
      },
    ],
  },
  register: {
    heading: 'Every figure has a source',
    text: 'What each figure on this site means, where it comes from and when we checked it.',
    action: { label: 'See all figures', href: pages.claims.path },
  },
  closing: {
    heading: 'Have a result to share?',
    text: 'We would like to publish it with your name, the method and the date.',
    action: { label: 'Write to us', href: pages.contact.path },
  },
} as const

/** For the structured data of the page. */
export const caseStudiesArticle = {
  headline: 'Three results, drawn to scale',
  description: pages.caseStudies.description,
  date: '2026-11-15',
} as const
