import type { languages, NotificationKind } from '#contract/company/choices.ts'

type Language = (typeof languages)[number]

export const settingsPage = {
  heading: 'Global Settings',
  lead: 'Name, dates and amounts, and emails. For everybody in the company.',
  facts: { company: 'Company', time: 'Local time', sum: 'Amounts' },
  save: 'Save',
  saving: 'Saving…',
  on: (count: number, of: number) =>
    count === of ? 'All on' : count === 0 ? 'All off' : `${count} of ${of} on`,
} as const

export const settingsPanels = {
  name: { name: 'Name', text: 'What the portal, invitations and emails call your company.' },
  region: {
    name: 'Language, time, money',
    text: 'How dates, times and amounts are written in the portal. The portal itself is in English.',
  },
  notices: {
    name: 'Emails',
    text: 'Which emails we send. Those about your own password, sign-in and address are always sent.',
  },
} as const

export const namePanel = { field: 'Company name', saved: 'Name saved' } as const

export const regionPanel = {
  language: 'Language',
  languageHint: 'For dates and figures',
  timeZone: 'Time zone',
  timeThere: 'It is now',
  currency: 'Currency symbol',
  currencyHint: 'One to four characters',
  nothing: 'No such zone. Try a city: Kolkata, Berlin, New York',
  looks: 'How it will look',
  date: 'A date',
  sum: 'An amount',
  saved: 'Language, time and money saved',
} as const

/** Invented; large enough to show how the language groups digits. */
export const sampleSum = 129_900.5

export const languageNames: Record<Language, string> = {
  'en-GB': 'English, UK',
  'en-US': 'English, US',
  'en-IN': 'English, India',
  'de-DE': 'Deutsch',
  'fr-FR': 'Français',
  'es-ES': 'Español',
}

export const noticesPanel = {
  legend: 'Emails',
  saved: 'Emails saved',
  kinds: {
    'new-device': {
      title: 'A sign-in from a new device',
      text: 'To whoever signed in.',
    },
    'module-changes': {
      title: 'A module switched on or off',
      text: 'To owners and admins, each time.',
    },
    'people-changes': {
      title: 'Somebody joined, left or has another role',
      text: 'To owners and admins, each time.',
    },
    'monthly-summary': {
      title: 'Monthly summary',
      text: 'To owners and admins, on the first: what ran, who came, who signed in.',
    },
  } satisfies Record<NotificationKind, { title: string; text: string }>,
  on: 'On',
  off: 'Off',
} as const
