import { claims } from '../shared/claims.ts'
import { pages } from '../shared/pages.ts'

/**
 * The three results, told in full. Only the figures of `claims.ts` are facts about stores; wherever a
 * number serves to explain one, the text says that it is an example.
 */
export interface CaseStudy {
  id: string
  headline: string
  figure: string
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

const status = { term: 'Status', value: 'Reported by the product’s owner; no study published yet' }

export const caseStudies = {
  tickets: {
    id: 'fewer-tickets',
    headline: 'The tickets nobody had to write',
    figure: claims.fewerTickets.figure,
    of: 'fewer support tickets',
    was: [
      'Most of what reaches a support team is not a complaint. It is a wrong house number, a second thought about a colour, a quantity of two that should have been one. The customer knows what is wrong and how to mend it, and has no way to do so except to write.',
      'Somebody then reads it, opens the order, asks a question back, waits, edits, and answers. By then the parcel may have been packed.',
    ],
    changed: [
      'Order editing was switched on. In the account, a customer can change the items, the address and the delivery of an order that has not been packed.',
      'No reply was sped up and nobody was hired. A question was removed.',
    ],
    happened: [
      `${claims.fewerTickets.figure} fewer support tickets. For every hundred before, ${written} came. The rest were edits that customers made themselves, and that the support team never saw.`,
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
        ['Not written', String(spared)],
      ],
    },
    drawing: `A hundred tickets in rows. ${written} are solid, ${spared} are only outlines.`,
    caption: 'One hundred tickets. The outlines are those that were not written.',
    related: { label: 'Order management', href: pages.ordersManagement.path },
  },
  email: {
    id: 'email-return',
    headline: 'One out, one hundred and twenty-seven back',
    figure: claims.emailReturn.figure,
    of: 'return on email',
    was: [
      'In most stores receipts, offers and points come from three tools that do not know one another. The receipt does not know that there are points. The offer does not know that the kettle was bought on Tuesday.',
    ],
    changed: [
      'Email was moved onto the event that causes it. An order, a delivery, a tier reached, a return closed: each sends the email that belongs to it, with what the account knows, and nothing is sent because it is Thursday.',
    ],
    happened: [
      `Revenue attributed to email came to ${claims.emailReturn.figure} what was spent on sending it. That is a large figure, and part of the reason is that email is cheap: the square that went out is small.`,
    ],
    counted: [
      { term: 'Figure', value: `${claims.emailReturn.figure} what was spent` },
      { term: 'Of what', value: 'Revenue attributed to email, divided by the cost of sending it' },
      { term: 'Not in it', value: 'The subscription, and the time of those who write the emails' },
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
    caption: 'The square at the top went out. The others came back. All are of one size.',
    related: { label: 'The communication bundle', href: pages.communicationBundle.path },
  },
  retention: {
    id: 'kept-customers',
    headline: 'A quarter of an hour that kept them',
    figure: `+${claims.retention.figure}`,
    of: 'retention',
    was: [
      'To cancel, a customer has to ask. That is how most stores have it. Some ask at once and are told that it is too late. Some refuse the parcel at the door. Neither kind is likely to order again, and it is hard to blame them.',
    ],
    changed: [
      `The store opened a ${claims.cancellationWindow.figure} window after each order. Within it, a button cancels, without a reason and without a reply. Beside the button stand the other things one might want: change the item, change the address. When the window closes, the order is locked and goes to be packed.`,
    ],
    happened: [
      `Retention rose by ${claims.retention.figure}. It sounds the wrong way round, a store that makes leaving easy and keeps more people. But what is remembered is not the order that was cancelled. It is that nobody made it difficult.`,
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
    caption: 'Customers who ordered again. Before is set to 100; both bars start at nought.',
    related: { label: 'How cancelling works', href: pages.ordersManagement.path },
  },
} as const satisfies Record<string, CaseStudy>

/** The headings that every story has, and the words round the stories. */
export const caseStudyPage = {
  heading: ['Three results,', 'drawn to scale.'],
  lead: 'What was, what changed, what came of it, and how it is counted. Each drawing is in proportion: count the squares.',
  note: 'The stores are not named and no study is published yet. So the stories say how each change works; only the figures are reported as fact.',
  parts: {
    was: 'What was',
    changed: 'What changed',
    happened: 'What happened',
    counted: 'How it is counted',
  },
  figures: 'The figures behind it',
  minutes: { unit: 'minutes', before: 'Before', after: 'After' },
  check: {
    heading: 'Count it in your own store.',
    lead: 'Do not take our figures for yours. These three sums take an afternoon, and two exports from the tools you have. Print the sheet, fill in the blanks, and do it again in a month.',
    blank: 'Your figure',
    sums: [
      {
        name: 'Tickets',
        take: ['Tickets this month', 'Orders this month'],
        sign: '÷',
        gives: 'Tickets an order',
        note: 'Per order, because a busy month writes more of both. Ours is the change in this number.',
      },
      {
        name: 'Email',
        take: ['Revenue attributed to email', 'Cost of sending it'],
        sign: '÷',
        gives: 'Return',
        note: 'Ask your tool what it attributes, and for how many days after an email. It decides the answer.',
      },
      {
        name: 'Retention',
        take: ['Customers who ordered again in 90 days', 'Customers in the quarter before'],
        sign: '÷',
        gives: 'Share kept',
        note: 'Keep the 90 days the same both times. Any period will do, as long as it is one period.',
      },
    ],
  },
  register: {
    heading: 'Every figure we state',
    lead: 'A figure without a source is an adjective. Here are all of ours, what they mean, and who says so.',
    columns: { figure: 'Figure', meaning: 'Meaning', source: 'Source' },
  },
  closing: {
    heading: 'Have a fourth?',
    text: 'If you run the store and would let us publish the count, with its method and its date, we would rather print yours than ours.',
    action: { label: 'Write to us', href: pages.contact.path },
  },
} as const

/** For the structured data of the page. */
export const caseStudiesArticle = {
  headline: 'Three results, drawn to scale',
  description: pages.caseStudies.description,
  date: '2026-11-15',
} as const
