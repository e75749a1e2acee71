import { type StatusPart, statusRules } from '#contract/status/shapes.ts'

const parts: Record<StatusPart, { name: string; check: string }> = {
  pages: { name: 'Pages', check: 'The home page and the sign-in page open.' },
  database: { name: 'Database', check: 'The database answers a query.' },
  queue: { name: 'Job queue', check: 'Emails, imports and reminders are processed.' },
  mail: { name: 'Email', check: 'Our mail server accepts emails.' },
  google: { name: 'Sign in with Google', check: 'Google answers.' },
  shopify: { name: 'Shopify', check: 'Shopify answers for a connected store.' },
}

/** `99.98 %`; 100 only where nothing failed. */
const share = (part: number, whole: number) =>
  part === whole ? '100%' : `${(Math.floor((part / whole) * 10_000) / 100).toFixed(2)}%`

const plural = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`

export const statusPage = {
  heading: ['Service', 'status.'],
  lead: `We check every service once a minute and show the last ${statusRules.days} days.`,
  now: {
    works: 'All services work.',
    fails: (names: string) => `Not working at the last check: ${names}.`,
    late: `The last check is more than ${statusRules.freshMinutes} minutes old, so we don’t know the current status.`,
    none: 'No checks yet. The first one runs within a minute.',
  },
  lastCheck: 'Last check:',
  began: 'Checks began on',
  parts,
  partsHeading: 'Services',
  partsLead: 'Each bar is one day (UTC). Today is on the right.',
  states: {
    works: 'Works',
    fails: 'No answer',
    late: 'Unknown',
    none: 'Not checked',
  },
  notSetUp: 'Not set up, or not checked yet.',
  answeredIn: (milliseconds: number) => `answered in ${plural(milliseconds, 'ms', 'ms')}`,
  sum: (checks: number, failed: number) =>
    failed === 0
      ? checks === 1
        ? '1 check passed.'
        : `All ${plural(checks, 'check', 'checks')} passed.`
      : `${share(checks - failed, checks)} of ${plural(checks, 'check', 'checks')} passed, ${failed.toLocaleString('en-GB')} failed.`,
  missedSum: (minutes: number) => `${plural(minutes, 'minute', 'minutes')} without a check.`,
  table: {
    open: (days: number) => `${plural(days, 'day', 'days')} with a failure or a gap`,
    columns: { day: 'Day', checks: 'Checks', failed: 'Failed', missed: 'Minutes without a check' },
  },
  legend: {
    works: 'all checks passed',
    some: 'some failed or missing',
    bad: 'more than 10% failed or missing',
    none: 'no checks',
  },
  incidents: {
    heading: 'Incidents',
    lead: 'Newest first.',
    none: 'No incidents so far.',
    began: 'Started',
    ended: 'Ended',
    open: 'ongoing',
  },
} as const
