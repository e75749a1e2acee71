import { planWords } from '#content/shared/money/plan-words.ts'
import type { PlanState } from '#rules/money/plan-gate.ts'

/** Texts of the admin. */

export const adminSignIn = {
  heading: 'Admin',
  prompt: 'For people who work here.',
  email: 'Email',
  password: 'Password',
  submit: 'LOGIN',
  busy: 'LOGGING IN',
  both: 'Email and password are required',
  ended: {
    title: 'Signed out',
    message: 'You were inactive for half an hour. Sign in again.',
  },
  factor: {
    heading: 'Your code',
    prompt: 'Six digits from your authenticator app, or a backup code.',
    label: 'Code',
    back: 'Another account',
  },
  demo: { title: 'The demo’s staff account', text: 'Fills in what you need.', about: 'Ines Duarte, staff' },
  pass: { title: 'Staff pass', place: 'Admin' },
} as const

export const adminLayout = {
  name: 'Admin',
  nav: 'Admin',
  home: 'admin',
  logout: 'Logout',
  utc: 'Show times in UTC',
  ownZone: 'Show times in my time zone',
  failed: 'Something went wrong!',
  noAnswer: 'No answer arrived. Try again.',
  find: 'Search',
  nobody: {
    title: 'Nobody here',
    message: 'This page belongs to no merchant. The account may have been deleted.',
  },
  back: 'All merchants',
} as const

export const todayFigures = {
  name: 'Today',
  signUps: (n: number) => `${n} signed up`,
  signIns: (n: number) => `${n} signed in`,
  messages: (n: number) => (n === 1 ? '1 message' : `${n} messages`),
  bookings: (n: number) => (n === 1 ? '1 demo booked' : `${n} demos booked`),
  visits: (n: number) => (n === 1 ? '1 visit by staff' : `${n} visits by staff`),
} as const

const states = {
  all: 'Everybody',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  closed: 'Closed to staff',
  store: 'Store problem',
}

export const merchantsPage = {
  heading: 'Merchants',
  search: 'Search by name, email, phone or store',
  state: 'Show',
  states,
  caption: 'Merchants',
  columns: {
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    company: 'Company',
    store: 'Store',
    plan: 'Plan',
    seen: 'Last seen',
    actions: 'Actions',
  },
  plan: (state: PlanState | 'none', modules: number) =>
    modules === 0
      ? `${planWords[state].name}, no modules`
      : `${planWords[state].name}, ${modules} ${modules === 1 ? 'module' : 'modules'}`,
  unseen: 'Not recently',
  nothing: '–',
  view: 'View',
  reports: 'Reports',
  of: (name: string) => `: ${name}`,
  busy: 'Searching',
  none: 'No merchant matches. Change the search, or show everybody.',
  count: (shown: number, total: string) =>
    `${shown} of ${total} merchants. To sign in as one of them, open their page.`,
  newest: 'First page',
  next: 'Next',
  previous: 'Previous',
  pages: 'Pages of merchants',
  export: 'Download as CSV',
} as const

export const visitDialog = {
  title: 'Sign in as merchant',
  text: (name: string) =>
    `You will see the portal as ${name} does, for 60 minutes at most. They get an email with your name and this reason.`,
  reason: 'Reason',
  reasonHint: 'A ticket number and a few words. The merchant reads it.',
  submit: 'Sign in as merchant',
  busy: 'Opening',
  needReason: 'Give a reason. The merchant will read it',
} as const

/** The parts of the admin, as its bar lists them. */
export const adminPages = [
  { path: '/admin/home/', name: 'To do' },
  { path: '/admin/merchants', name: 'Merchants' },
  { path: '/admin/leads', name: 'Leads' },
  { path: '/admin/bookings', name: 'Bookings' },
  { path: '/admin/funnel', name: 'Funnel' },
  { path: '/admin/numbers', name: 'Numbers' },
  { path: '/admin/money', name: 'Money' },
  { path: '/admin/incidents', name: 'Status' },
  { path: '/admin/audit', name: 'Audit' },
  { path: '/admin/staff', name: 'Staff' },
] as const

export const merchantPage = {
  lead: (email: string) => email,
  facts: { company: 'Company', role: 'Role', joined: 'Joined' },
  panels: {
    profile: { name: 'Profile', text: 'Who they are and how they sign in.' },
    outlets: { name: 'Outlets and modules', text: 'Their stores, and the modules switched on in each.' },
    stores: {
      name: 'Stores',
      text: 'How the copy of each Shopify store stands. Names and contacts of shoppers are not shown here.',
    },
    sessions: { name: 'Sessions', text: 'Where they are signed in now.' },
    notes: { name: 'Notes', text: 'For staff only. Notes cannot be changed or deleted.' },
    timeline: { name: 'Timeline', text: 'What happened in this account, newest first.' },
  },
  login: 'Sign in as merchant',
  reports: 'Reports',
  back: 'All merchants',
  states: {
    outlets: (n: number) => (n === 1 ? '1 outlet' : `${n} outlets`),
    sessions: (n: number) => (n === 0 ? 'Signed in nowhere' : n === 1 ? '1 session' : `${n} sessions`),
    timeline: 'Newest first',
    older: 'Older',
    open: 'Open to staff',
    closed: 'Closed to staff by its owner',
    disabled: 'Switched off',
  },
  profile: {
    email: 'Email',
    phone: 'Phone',
    confirmed: 'Confirmed',
    unconfirmed: 'Not yet',
    source: 'Came from',
    noSource: 'Not known',
    erase: 'Will be erased',
    ways: 'Signs in with',
    companies: 'Companies',
  },
  ways: {
    password: 'password',
    passkeys: (n: number) => (n === 1 ? '1 passkey' : `${n} passkeys`),
    google: 'Google',
    factor: 'authenticator app',
    none: 'none',
  },
  outletColumns: { name: 'Outlet', address: 'Address', platform: 'Platform', modules: 'Modules' },
  archived: 'archived',
  noModules: 'none',
  noOutlets: 'No outlets.',
  sessionColumns: { device: 'Device', method: 'Signed in with', since: 'Since', seen: 'Last seen' },
  staff: 'staff',
  noSessions: 'Signed in nowhere.',
  timelineColumns: { at: 'When', text: 'What' },
  noTimeline: 'Nothing yet.',
  older: 'Older',
  newest: 'Newest',
} as const

/** On the pages of merchants and of leads. */
export const notesPanel = {
  name: 'Notes',
  text: 'For staff only. Notes cannot be changed or deleted.',
  state: (n: number) => (n === 0 ? 'None yet' : n === 1 ? '1 note' : `${n} notes`),
  note: 'New note',
  noteHint: 'Read by staff only, with your name beside it.',
  addNote: 'Save note',
  addingNote: 'Saving',
  noted: 'Note saved',
} as const

export const reportsPage = {
  heading: (name: string) => `${name}: reports`,
  title: 'Reports',
  lead: 'The last twelve weeks, from the audit record. Weeks begin on Monday.',
  source: 'Came from',
  joined: 'Joined',
  table: 'The figures',
  weeks: {
    title: 'Activity by week',
    label: 'Bars: how many things were done in the account each week, by its owner and by staff',
    x: 'Week of',
    y: 'actions',
    own: 'By the merchant',
    staff: 'By staff',
  },
  kinds: {
    title: 'What was done',
    label: 'Bars: how often each kind of action was done in twelve weeks',
    x: 'kind of action',
    y: 'times',
  },
  modules: {
    title: 'Modules by outlet',
    label: 'Bars: how many modules run in each outlet',
    x: 'outlet',
    y: 'modules',
    which: 'Which',
  },
  nothing: 'Nothing yet.',
} as const

const ways: Record<string, string> = {
  api: 'Contact form',
  portal: 'Help in the portal',
  google: 'Sign-up with Google',
  invitation: 'Invitation by a colleague',
  'demo-seed': 'Example data',
}

const sourceNames: Record<string, string> = {
  utm_source: 'Source',
  utm_medium: 'Medium',
  utm_campaign: 'Campaign',
  via: 'Came by',
  app: 'App',
  platform: 'Platform',
  currency: 'Currency',
  shopify_xircls_app_id: 'Shopify app',
  aft_no: 'Referral number',
}
/** The way in stands first, then the campaign. */
const sourceOrder = ['via', ...Object.keys(sourceNames)]

/** Where somebody came from, in words. */
export function sourceText(source: Record<string, string>): string {
  const parts = Object.entries(source).filter(([, value]) => value !== '')
  return parts
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, value]) => (name === 'via' && ways[value]) || `${nameOf(name)}: ${wordOf(value)}`)
    .join(', ')
}

const placeOf = (name: string) =>
  sourceOrder.includes(name) ? sourceOrder.indexOf(name) : sourceOrder.length
const nameOf = (name: string) => sourceNames[name] ?? capitalised(name.replaceAll('_', ' '))
const wordOf = (value: string) => (value === 'true' ? 'yes' : value)
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const adminSecurity = {
  heading: 'Second factor',
  needed: 'Staff need an authenticator app besides the password. Connecting one takes a minute.',
  offered: 'Connect an authenticator app. You will need its code after your password.',
  active: (left: number) => `Your authenticator app is connected. ${left} backup codes are left.`,
  connect: 'Connect an app',
  done: 'Connected',
  keep: 'Store these where you can reach them without your phone. Each works once.',
  back: 'To admin',
  link: 'Second factor',
  pass: 'Staff pass',
  place: 'Admin',
} as const

export const numbersPage = {
  heading: 'Numbers',
  lead: 'The last twelve weeks. Weeks begin on Monday.',
  table: 'The figures',
  signUps: {
    title: 'Sign-ups by source',
    label: 'Bars: accounts made each week, by where they came from',
    x: 'Week of',
    y: 'accounts',
    meaning:
      'Accounts that exist today, by the week they were created. The source is the campaign (utm_source), or else how they signed up, or “direct”.',
    others: 'others',
  },
  modules: {
    title: 'Modules activated',
    label: 'Bars: in how many outlets each module is activated',
    x: 'module',
    y: 'outlets',
    meaning: 'Outlets that have the module activated, whether it has all it needs or not.',
  },
  events: {
    heading: 'Events',
    search: 'Search in events, labels and pages',
    meaning: 'What visitors did on the site. We count the event and the page, never the person.',
    caption: 'Events by kind',
    columns: { category: 'Event', label: 'Label', path: 'Page', count: 'Times', last: 'Last' },
    /** What is counted of pages; other events have labels of their own. */
    labels: { entry: 'first page of a visit', onward: 'later in a visit' },
    none: 'Nothing was counted.',
    export: 'Download as CSV',
  },
} as const

export const auditPage = {
  heading: 'Audit',
  search: 'Search by address, action or detail',
  action: 'Kind',
  every: 'All actions',
  day: 'Day',
  days: { all: 'All days', today: 'Today', yesterday: 'Yesterday' },
  oneDay: 'On',
  showDay: 'Show',
  times: (n: number) => `${n} times in a row.`,
  caption: 'What was done, newest first',
  columns: { at: 'When', what: 'What', details: 'Details' },
  details: {
    open: 'Details',
    number: 'Number',
    code: 'Code',
    subject: 'Account',
    actor: 'Staff',
    request: 'Request',
  },
  system: 'The system',
  gone: 'a deleted account',
  none: 'Nothing matches.',
  busy: 'Searching',
  note: 'Nothing here can be changed: each entry’s hash covers the one before it. “npm run audit:verify” checks them all.',
  pages: 'Pages of the record',
  newest: 'Newest',
  older: 'Older',
  export: 'Download as CSV',
} as const
