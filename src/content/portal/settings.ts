import type { languages, NotificationKind } from '#contract/company/choices.ts'

type Language = (typeof languages)[number]

export const settingsPage = {
  heading: 'Global Settings',
  lead: 'Name, dates, amounts and emails, for everyone in the company.',
  facts: { company: 'Company', time: 'Local time', sum: 'Amounts' },
  save: 'Save',
  saving: 'Saving…',
  on: (count: number, of: number) =>
    count === of ? 'All on' : count === 0 ? 'All off' : `${count} of ${of} on`,
} as const

export const settingsPanels = {
  name: { name: 'Name', text: 'Shown in the portal, invitations and emails.' },
  region: {
    name: 'Language, time, money',
    text: 'How the portal shows dates, times and amounts. The portal itself is in English.',
  },
  notifications: {
    name: 'Emails',
    text: 'Choose which emails you get. We always email you about your password, sign-in and address.',
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
  nothing: 'No time zone found. Try a city: Kolkata, Berlin, New York',
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
}

export const notificationsPanel = {
  legend: 'Emails',
  saved: 'Emails saved',
  kinds: {
    'new-device': {
      title: 'New sign-in',
      text: 'To the person who signed in.',
    },
    'module-changes': {
      title: 'Module switched on or off',
      text: 'To owners and admins, each time.',
    },
    'people-changes': {
      title: 'Someone joined, left or changed role',
      text: 'To owners and admins, each time.',
    },
    'monthly-summary': {
      title: 'Monthly summary',
      text: 'To owners and admins, on the first of the month: modules, people, sign-ins and message costs.',
    },
  } satisfies Record<NotificationKind, { title: string; text: string }>,
  on: 'On',
  off: 'Off',
} as const
