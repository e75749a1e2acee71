import { shopName } from '../shared/example-shop.ts'
import { placeSentence } from '../shared/booking/place.ts'
import { brand } from '../shared/brand.ts'
import { claims, cite } from '../shared/claims.ts'
import type { Meeting } from '#contract/bookings/choices.ts'
import type { SetUp } from '#contract/demo/set-up.ts'
import { themes } from './themes.ts'

export const scheduleDemo = {
  heading: 'See it on a store like yours.',
  lead: 'Half an hour with someone who builds it. No slides unless you ask.',
  steps: { time: 'Day and time', details: 'Your details' },
  back: 'Back',
  setUp: {
    shop: shopName,
    text: 'Your settings from the live demo. We’ll start from there.',
    open: 'Open it',
    drop: 'Remove',
  },
  noScript: 'The calendar needs JavaScript. You can choose a time from a list instead.',
  times: 'Show the list',
  emailed: {
    heading: 'One more step.',
    text: (email: string) =>
      `We sent an email to ${email}. Open the link in it to book this time. We don’t reserve the time until then. The link works for 24 hours.`,
  },
  confirm: { heading: 'Book this time?' },
  questions: {
    heading: 'Three questions, so we can prepare',
    optional: 'Optional',
    platform: 'What does your store run on?',
    orders: 'How many orders a month?',
    pain: 'What is your biggest problem?',
    note: 'In your own words',
  },
  details: {
    heading: 'Your details',
    held: 'Reserved for you',
    left: (clock: string) => `${clock} left`,
    status: {
      held: (when: string) => `Reserved for five minutes: ${when}.`,
      minute: 'One minute left. Then others can book this time.',
      over: 'The five minutes are over.',
    },
    expired: {
      title: 'The five minutes are over.',
      text: 'Others can book this time now. Your details are still here.',
      again: 'Reserve it again',
      other: 'Choose another time',
    },
    change: 'Another time',
    fields: {
      first_name: 'First name',
      last_name: 'Last name',
      email: 'Email',
      countryCode: 'Code',
      phone: 'Mobile number',
      website_url: 'Store address',
    },
    emailHint: 'Only for emails about this demo.',
    meeting: 'How do we meet?',
    meetings: {
      video: { title: 'Video call', note: 'you get a link' },
      phone: { title: 'Phone call', note: 'we call you' },
    } satisfies Record<Meeting, { title: string; note: string }>,
    phoneOnly: (host: string) => `${host} will call you.`,
    phoneHint: 'We only use it to call you at this time.',
    book: 'Book this time',
    booking: 'Booking…',
  },
  card: {
    title: 'Appointment',
    blank: 'Your day and time will appear here.',
    with: 'With',
    you: 'You',
    held: 'Reserved',
    booked: 'Booked',
    cancelled: 'Cancelled',
    past: 'Over',
  },
  agenda: {
    heading: 'What happens in thirty minutes',
    rows: [
      { at: '0:00', title: 'Your store', text: 'You tell us which apps you pay for today.' },
      {
        at: '0:05',
        title: 'The customer’s side',
        text: 'A live tour of the account: orders, points, returns and addresses.',
      },
      {
        at: '0:15',
        title: 'Your side',
        text: `One event goes out on ${cite('channels', `${claims.channels.figure} channels`)}, and you see what each message costs.`,
      },
      {
        at: '0:25',
        title: 'What you should keep',
        text: 'Which of your apps we would not replace, and why.',
      },
    ],
  },
  /** What the contact form starts with when it is opened from here. */
  message:
    'I would like to see a demo.\n\nThree times that suit me:\n1. \n2. \n3. \n\nMy time zone: \nThe platform my store runs on: ',
} as const

/** “Elite, as Blåbær & Co”: on the page, and in the letter to the host. */
export function setUpTitle({ theme, brand: { name } }: SetUp): string {
  const title = themes.cards.find(({ id }) => id === theme)?.title ?? theme
  return name ? `${title}, as ${name}` : `${title}, as ${shopName}`
}

/** The page behind the link of a booking. */
export const bookingCopy = {
  title: 'Your demo',
  booked: {
    heading: 'Your demo is booked.',
    lead: (email: string) => `We’ve sent the details to ${email}.`,
  },
  video: (host: string) => `Video call with ${host}:`,
  moved: { heading: 'Moved.', lead: 'We’ve emailed you the new time.' },
  cancelled: {
    heading: 'Cancelled.',
    lead: 'We’ve emailed you a confirmation, which also removes it from your calendar.',
  },
  past: {
    heading: 'That was your demo.',
    lead: 'This demo is over. You can book another one.',
  },
  again: 'Book another time',
  unknown: {
    heading: 'This link doesn’t work.',
    text: 'It may be incomplete. Open it from the email again, or book a new demo.',
  },
  calendar: {
    heading: 'Add it to your calendar',
    file: 'Calendar file',
    google: 'Google',
    outlook: 'Outlook',
    note: 'The file is also in your email.',
  },
  prepare: {
    heading: 'What we’ll prepare',
    platform: 'Platform',
    orders: 'Orders a month',
    pain: 'Biggest problem',
    note: 'Your note',
    nothing: 'You skipped the questions, so we’ll start with yours.',
    themes: 'Try the live demo first',
  },
  change: {
    heading: 'Something came up?',
    until: (when: string) => `You can move or cancel it until ${when}.`,
    tooLate: 'It starts in less than two hours, so you can’t change it here. Please call us.',
    move: 'Move it',
    keep: 'Keep this time',
    moveHeading: 'Choose a new time',
    moveFrom: 'Old time',
    moveTo: 'New time',
    moveButton: 'Move it',
    cancel: 'Cancel it',
    cancelHeading: 'Cancel this demo?',
    reason: 'Why',
    reasonHint: 'Optional. Only your host reads it.',
    cancelButton: 'Cancel the demo',
    busy: 'One moment…',
  },
} as const

/** How the conversation is called in calendars. */
export const calendarTexts = {
  product: brand.name,
  summary: `Demo of ${brand.name}`,
  place: placeSentence,
  description: (reference: string, place: string, manageUrl: string) =>
    `Half an hour about ${brand.name}, booked as ${reference}.\n\n${place}\n\nMove or cancel it: ${manageUrl}`,
} as const
