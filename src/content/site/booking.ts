import { shopName } from '../shared/account/screens.ts'
import { brand } from '../shared/brand.ts'
import { claims, cite } from '../shared/claims.ts'
import type { SetUp } from '#contract/demo/set-up.ts'
import { themes } from './themes.ts'

export const scheduleDemo = {
  heading: 'See it run on a store like yours.',
  lead: 'Half an hour with a person who builds it. No slides unless you ask for them.',
  steps: { shop: 'Your store', time: 'Day and time', details: 'Your details' },
  stepOf: (step: number) => `Step ${step} of 3`,
  back: 'Back',
  setUp: {
    shop: shopName,
    text: 'The account demo as you left it. We begin from there.',
    open: 'Look at it',
    drop: 'Leave it out',
  },
  noScript: 'The calendar needs JavaScript, which your browser does not run.',
  begin: 'Begin with the three questions, and choose a time from a list.',
  emailed: {
    heading: 'One more step.',
    text: (email: string) =>
      `Your browser runs no JavaScript, so our check against robots could not run. We have sent an email to ${email}: open the link in it and choose a time. The link works for 24 hours.`,
  },
  shop: {
    heading: 'Three questions, so that we bring the right things.',
    platform: 'What does your store run on?',
    orders: 'How many orders a month?',
    pain: 'What hurts most?',
    note: 'In your own words',
    email: 'Email',
    emailHint: 'For the confirmation and nothing else.',
    consent: 'If I leave before I have booked, keep these answers and write to me once about them.',
    noScript:
      'Your browser runs no JavaScript. After these questions we send you an email with a link to the free times.',
    next: 'Choose a time',
    busy: 'One moment…',
  },
  details: {
    heading: 'Which number should we call?',
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
      countryCode: 'Code',
      phone: 'Mobile number',
      website_url: 'Store address',
    },
    phoneHint: 'We call this number at the time you chose, and for nothing else.',
    writesTo: 'The confirmation goes to',
    book: 'Book this time',
    booking: 'Booking…',
  },
  card: {
    title: 'Appointment',
    blank: 'Your day and time appear here.',
    with: 'With',
    you: 'You',
    about: 'About',
    ring: (host: string, number: string) => `${host} calls ${number}`,
    minutes: '30 minutes',
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
  byPhone: (host: string, phoneNumber: string) =>
    phoneNumber ? `${host} calls ${phoneNumber}` : `${host} calls you`,
  description: (reference: string, manageUrl: string) =>
    `Half an hour about ${brand.name}, booked as ${reference}.\n\nMove or cancel it: ${manageUrl}`,
} as const
