import { shopName } from '../shared/example-shop.ts'
import { placeSentence } from '../shared/booking/place.ts'
import { brand } from '../shared/brand.ts'
import { claims, cite } from '../shared/claims.ts'
import type { Meeting } from '#contract/bookings/choices.ts'
import type { SetUp } from '#contract/demo/set-up.ts'
import { themes } from './themes.ts'

export const scheduleDemo = {
  heading: 'See it run on a store like yours.',
  lead: 'Half an hour with a person who builds it. No slides unless you ask for them.',
  steps: { time: 'Day and time', details: 'Your details' },
  back: 'Back',
  setUp: {
    shop: shopName,
    text: 'The account demo as you left it. We begin from there.',
    open: 'Look at it',
    drop: 'Leave it out',
  },
  noScript: 'The calendar needs JavaScript, which your browser does not run. The same times are in a list.',
  times: 'Choose a time from the list',
  emailed: {
    heading: 'One more step.',
    text: (email: string) =>
      `Your browser runs no JavaScript, so our check against robots could not run. We have sent an email to ${email}: open the link in it to book this time. It is not held for you until then, and the link works for 24 hours.`,
  },
  confirm: { heading: 'Book this time?' },
  questions: {
    heading: 'Three questions, so that we bring the right things',
    optional: 'Optional',
    platform: 'What does your store run on?',
    orders: 'How many orders a month?',
    pain: 'What hurts most?',
    note: 'In your own words',
  },
  details: {
    heading: 'Who are you, and how do we meet?',
    held: 'Held for you',
    left: (clock: string) => `${clock} left`,
    status: {
      held: (when: string) => `Held for five minutes: ${when}.`,
      minute: 'One minute left before this time is free for others again.',
      over: 'The five minutes are over.',
    },
    expired: {
      title: 'The five minutes are over.',
      text: 'Others can take this time now. Nothing you typed is lost.',
      again: 'Hold it again',
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
    emailHint: 'For emails about this demo and nothing else.',
    meeting: 'How do we meet?',
    meetings: {
      video: { title: 'Video call', note: 'you get a link' },
      phone: { title: 'Telephone call', note: 'we call you' },
    } satisfies Record<Meeting, { title: string; note: string }>,
    phoneOnly: (host: string) => `${host} has no video link, and calls you.`,
    phoneHint: 'We call this number at the time you chose, and for nothing else.',
    book: 'Book this time',
    booking: 'Booking…',
  },
  card: {
    title: 'Appointment',
    blank: 'Your day and time appear here.',
    with: 'With',
    you: 'You',
    held: 'Held',
    booked: 'Booked',
    cancelled: 'Cancelled',
    past: 'Over',
  },
  agenda: {
    heading: 'What happens in thirty minutes',
    rows: [
      { at: '0:00', title: 'Your store', text: 'You name the apps you pay for now. We write them down.' },
      {
        at: '0:05',
        title: 'The customer’s side',
        text: 'Orders, points, returns and addresses in one account, clicked through live.',
      },
      {
        at: '0:15',
        title: 'Your side',
        text: `One event goes out on ${cite('channels', `${claims.channels.figure} channels`)}, and you see what it would have cost.`,
      },
      {
        at: '0:25',
        title: 'What we would not do',
        text: 'Which of your apps we would leave alone, and why.',
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
    lead: (email: string) => `An email with all of this is on its way to ${email}.`,
  },
  video: (host: string) => `Video call with ${host}:`,
  moved: { heading: 'Moved.', lead: 'The new time stands below, and in the email we have just sent.' },
  cancelled: {
    heading: 'Cancelled.',
    lead: 'The time is free again, and the entry leaves your calendar with our email.',
  },
  past: {
    heading: 'That was your demo.',
    lead: 'This booking is over. Should you like another, the calendar is open.',
  },
  again: 'Book another time',
  unknown: {
    heading: 'This link opens nothing.',
    text: 'It may have been cut off on the way. Open it from the email once more, or book again.',
  },
  calendar: {
    heading: 'Put it into your calendar',
    file: 'Calendar file',
    google: 'Google',
    outlook: 'Outlook',
    note: 'The file is in your email too.',
  },
  prepare: {
    heading: 'Prepared for you',
    platform: 'Runs on',
    orders: 'Orders a month',
    pain: 'Hurts',
    note: 'You said',
    nothing: 'You skipped the questions. We begin with yours.',
    themes: 'Look round the account first',
  },
  change: {
    heading: 'Something came up?',
    until: (when: string) => `Moving and cancelling is possible until ${when}.`,
    tooLate:
      'It begins in less than two hours, so it can no longer be changed here. Call us and we find a way.',
    move: 'Move it',
    keep: 'Keep it as it is',
    moveHeading: 'Which time instead?',
    moveFrom: 'Until now',
    moveTo: 'From now',
    moveButton: 'Move it there',
    cancel: 'Cancel it',
    cancelHeading: 'Cancel this demo?',
    reason: 'Why',
    reasonHint: 'Only if you like. The host reads it.',
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
