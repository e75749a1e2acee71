import { type StatusPart, statusRules } from '#contract/status/shapes.ts'

const parts: Record<StatusPart, { name: string; check: string }> = {
  pages: { name: 'Pages', check: 'The home page and the sign-in page, asked for from outside.' },
  database: { name: 'Database', check: 'A query and its answer.' },
  queue: { name: 'Job queue', check: 'The list of jobs that wait: emails, imports, reminders.' },
  mail: { name: 'Email', check: 'Signing in at the mail server that sends our emails.' },
  google: { name: 'Sign in with Google', check: 'The addresses and keys that Google publishes for sign-in.' },
  shopify: { name: 'Shopify', check: 'Whether Shopify answers for a connected store.' },
}

/** `99.98 %`; 100 only where nothing failed. */
const share = (part: number, whole: number) =>
  part === whole ? '100%' : `${(Math.floor((part / whole) * 10_000) / 100).toFixed(2)}%`

const plural = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : more}`

export const statusPage = {
  heading: ['What works', 'now.'],
  lead: `Each part is checked once a minute, by the same code that serves you. The last ${statusRules.days} days are kept.`,
  now: {
    works: 'Every part answered its last check.',
    fails: (names: string) => `No answer at the last check: ${names}.`,
    late: `The last check is more than ${statusRules.freshMinutes} minutes old, so we do not know how things are now.`,
    none: 'There are no checks yet. The first is made within a minute after the start.',
  },
  lastCheck: 'Last check:',
  began: 'Checks began on',
  parts,
  partsHeading: 'Part by part',
  partsLead: 'Each bar is a day, in UTC; today is at the right.',
  states: {
    works: 'Works',
    fails: 'No answer',
    late: 'Not known',
    none: 'Not checked',
  },
  notSetUp: 'Not set up here, or not checked so far.',
  answeredIn: (milliseconds: number) => `answered in ${plural(milliseconds, 'ms', 'ms')}`,
  sum: (checks: number, failed: number) =>
    failed === 0
      ? checks === 1
        ? 'The one check so far was answered.'
        : `All ${plural(checks, 'check', 'checks')} were answered.`
      : `${share(checks - failed, checks)} of ${plural(checks, 'check', 'checks')} were answered, ${failed.toLocaleString('en-GB')} failed.`,
  missedSum: (minutes: number) => `${plural(minutes, 'minute', 'minutes')} without a check.`,
  table: {
    open: (days: number) => `${plural(days, 'day', 'days')} with a failure or a gap`,
    columns: { day: 'Day', checks: 'Checks', failed: 'Failed', missed: 'Minutes without a check' },
  },
  legend: {
    works: 'every check answered',
    some: 'some failed or missing',
    bad: 'more than one in ten failed or missing',
    none: 'no checks',
  },
  incidents: {
    heading: 'What went wrong',
    lead: 'Written by our staff, newest first.',
    none: 'No incident has been written so far.',
    began: 'Began',
    ended: 'Ended',
    open: 'not over yet',
  },
} as const
