import type { BookingOutcome, BookingViewName, Meeting } from '#contract/bookings/choices.ts'

/** Texts about demo bookings in the admin. */

const outcomes: Record<BookingOutcome, string> = {
  interested: 'Interested',
  later: 'Needs time',
  'no-fit': 'Not for them',
  'no-show': 'Did not come',
}

const views: Record<BookingViewName, string> = {
  week: 'Calendar',
  ahead: 'Upcoming',
  past: 'Past',
  cancelled: 'Cancelled',
}

export const bookingTexts = {
  views,
  outcomes,
  states: { ahead: 'Upcoming', over: 'How did it go?', cancelled: 'Cancelled', ...outcomes },
} as const

/** How guest and host meet. */
export const meetingTexts: Record<Meeting, string> = { video: 'Video call', phone: 'Phone call' }

export const bookingsPage = {
  heading: 'Bookings',
  views: 'Calendar or list',
  search: 'Search by guest, store, host or reference',
  hosts: 'Hosts and holidays',
  week: {
    name: 'Week',
    earlier: 'Earlier',
    later: 'Later',
    today: 'This week',
    clock: (city: string) => `Times in ${city}.`,
    empty: 'Nothing booked',
    off: (name: string, host: string | null) => (host ? `${host}: ${name}` : name),
  },
  columns: { when: 'When', guest: 'Guest', host: 'Host', state: 'State', open: 'Open' },
  caption: 'Demos',
  none: 'Nothing matches.',
  busy: 'Searching',
  open: 'Open',
  note: 'Guest and host get an email whenever something changes.',
  pages: 'Pages of bookings',
  newest: 'First page',
  older: 'More',
} as const

export const bookingPage = {
  back: 'All bookings',
  state: 'State',
  reference: 'Reference',
  facts: {
    guest: 'Guest',
    clock: 'Guest’s local time',
    host: 'Host',
    phone: 'The host calls',
    shop: 'Store',
    platform: 'Runs on',
    orders: 'Orders',
    pain: 'Main problem',
    note: 'In their words',
    setUp: 'Set-up',
    booked: 'Booked',
    reason: 'Reason',
    lead: 'Lead',
    seeLead: 'All from this address',
    seeSetUp: 'The account demo as they set it up',
    noAnswer: 'Not given',
    meeting: 'How',
    room: 'Meeting address',
    noRoom: 'None. The host sends the guest a link',
  },
  panels: {
    details: { name: 'Who and what', text: 'What the guest told us when they booked.' },
    move: {
      name: 'Move',
      text: 'Choose another time. The guest gets an email and a new calendar entry.',
    },
    host: { name: 'Host', text: 'Keep the time and choose another host who is free.' },
    outcome: { name: 'Outcome', text: 'How it went, for the colleague who follows up.' },
    cancel: { name: 'Cancel', text: 'Frees the time. The guest gets an email.' },
  },
  message: 'Message to the guest',
  messageHint: 'Optional. We add it to the email.',
  with: 'With',
  anybody: 'Any free host, this one first',
  moveTo: 'New time',
  moveFrom: 'Old time',
  move: 'Move it',
  moving: 'Moving',
  moved: 'Moved',

  rehost: 'New host',
  giveOn: 'Change the host',
  rehosting: 'Changing',
  rehosted: 'Host changed',
  nobodyFree: 'Nobody else is free at this time. Move it instead.',
  looking: 'Checking who is free',
  choose: 'Choose a host',
  outcome: 'How did it go?',
  outcomeNote: 'Note',
  outcomeHint: 'What was agreed, or what to bring next time.',
  save: 'Save',
  saving: 'Saving',
  saved: 'Saved',
  cancel: 'Cancel the demo',
  cancelling: 'Cancelling',
  cancelled: 'Cancelled',
  question: 'Cancel this demo?',
  questionText: (name: string) => `${name} gets an email, and the entry is removed from both calendars.`,
  keep: 'Keep it',
} as const

export const hostsPage = {
  heading: 'Hosts',
  lead: 'Who shows the product, and when they work. Times are in each host’s own time zone.',
  back: 'Bookings',
  columns: { name: 'Host', zone: 'Time zone', hours: 'Hours', ahead: 'Upcoming', open: 'Change' },
  caption: 'Hosts',
  none: 'No hosts yet. Until you add one, visitors suggest three times instead.',
  add: 'Add a host',
  change: 'Change',
  inactive: 'takes no bookings',
  noHours: 'No hours',
  holidays: {
    heading: 'Days off',
    text: 'No demos can be booked on these days. Demos already booked stay until you move them.',
    columns: { day: 'Day', name: 'Name', who: 'Who', remove: 'Remove' },
    caption: 'Days off, the next first',
    none: 'No days off yet.',
    everybody: 'Everybody',
    day: 'Day',
    name: 'Reason',
    who: 'Who is off',
    add: 'Save',
    adding: 'Saving',
    added: 'Day off saved',
    remove: 'Remove',
    removed: 'Day off removed',
  },
} as const

export const hostPage = {
  newHeading: 'New host',
  lead: 'Changes apply to new bookings. Demos already booked stay as they are.',
  back: 'All hosts',
  panels: {
    person: { name: 'Person', text: 'As guests see it in emails and on the page of their booking.' },
    hours: {
      name: 'Hours',
      text: 'In this host’s own time zone. Separate several parts of a day with commas.',
    },
  },
  name: 'Name',
  title: 'What they know best',
  email: 'Email',
  emailHint: 'We send emails about demos here. You can’t change it later.',
  zone: 'Time zone (city)',
  noZone: 'We don’t know this city.',
  room: 'Address of the meeting room',
  roomHint: 'For video calls. Leave empty to offer only phone calls.',
  active: 'Takes bookings',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  daysHint: '10:00–13:00, 14:00–18:30',
  save: 'Save',
  saving: 'Saving',
  saved: 'Host saved',
  states: {
    active: 'Takes bookings',
    inactive: 'Takes no bookings',
    hours: (n: number) => (n === 1 ? '1 day a week' : `${n} days a week`),
  },
} as const
