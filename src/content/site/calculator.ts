import { brand } from '#content/shared/brand.ts'
import { claims, cite } from '../shared/claims.ts'
import { pages } from '../shared/pages.ts'

/** The words of the calculator. Its terms are in `commission.ts`. */
export const commissionCopy = {
  headline: 'What a referral is worth once it compounds.',
  lead: `Refer a merchant and earn a share of the ${cite('price')} subscription for as long as they stay. Slide the rules and watch the months stack up.`,
  caution: 'Illustrative, before tax',
  /** Below the figures that are sent by email. */
  terms:
    'The rates are examples: partner terms are not settled yet, and nothing here is an offer. Growth and departures are your own assumptions.',
  /** In the email, once terms are agreed. */
  ownAssumptions: 'Growth and departures are your own assumptions.',
  /** Beside the headline: first while no terms are agreed, then once they are. */
  examples: {
    title: 'These terms are examples.',
    text: 'Partner terms are not agreed yet, and nothing here is an offer.',
  },
  agreed: 'The agreed terms',
  assumptions: 'Growth and departures are your own assumptions.',
  form: {
    name: 'Your assumptions',
    referrals: 'Merchants you refer in the first month',
    growth: 'Your referrals grow each month',
    churn: 'Merchants who leave each month',
    plan: 'Commission',
    plans: { flat: 'One rate', tiers: 'Rising rates' },
    rate: 'Share of each subscription',
    tiers: 'Example brackets',
    upTo: (from: number, to: number) => `Merchants ${from} to ${to}`,
    above: (from: number) => `From merchant ${from} on`,
    months: 'Months',
    more: 'Finer print',
    term: 'Months paid per referral',
    termHint: 'Empty: for as long as they stay.',
    start: 'Merchants you start with',
    bonus: (sign: string) => `Bonus per referral, ${sign}`,
    currency: 'Shown in',
    notConverted: (price: string) =>
      `Only the sign changes, nothing is converted: it reckons as if the subscription were ${price}. It is ${claims.price.figure}.`,
    submit: 'Work it out',
    typed: (label: string) => `${label}, typed`,
    clamped: (min: string, max: string) => `The scale goes from ${min} to ${max}.`,
  },
  result: {
    heading: 'Result',
    earned: 'Earned after',
    months: (count: number) => (count === 1 ? 'month' : 'months'),
    last: 'In the last month',
    active: 'Active merchants then',
    milestone: (sum: string) => `First ${sum} month`,
    milestoneMissed: (months: number) => `not in ${months}`,
    monthNumber: (month: number) => `month ${month}`,
    ceiling: 'Ceiling',
    settles: 'Settles at',
    ceilingNone: 'none, nobody leaves',
    ceilingGrowing: (sum: string) => `${sum} if growth stops`,
    status: (total: string, months: number, last: string) =>
      `Earned after ${months} months: ${total}. In the last month: ${last}.`,
  },
  chart: {
    title: 'Commission a month, by when merchants were referred',
    label: (first: string, last: string, months: number) =>
      `Monthly commission goes from ${first} in month 1 to ${last} in month ${months}, stacked by the time at which merchants were referred.`,
    ceilingLabel: (sum: string) => ` A dashed line marks the ceiling of ${sum}.`,
    ceilingLine: (sum: string) => `ceiling ${sum}`,
    settlesLine: (sum: string) => `settles at ${sum}`,
    x: 'month',
    y: 'per month',
    spans: { 3: ['quarter', 'quarters'], 6: ['half-year', 'half-years'], 12: ['year', 'years'] },
    start: 'Merchants you started with',
    first: (span: string) => `Referred in the first ${span}`,
    later: (spans: string) => `Later ${spans}, each its own band`,
    fresh: 'This month’s new referrals',
    table: {
      summary: 'The figures, month by month',
      head: ['Month', 'New', 'Active', 'This month', 'In all'],
    },
  },
  warnings: {
    sober: (months: number) =>
      `Beyond ${months} months this is arithmetic, not a forecast. Prices, terms and merchants all change.`,
    most: (month: number, most: string) =>
      `Growth ends in month ${month}: more than ${most} new merchants a month we would not believe, so neither does the sum.`,
  },
  actions: {
    copy: 'Copy the address',
    copied: 'Copied. Whoever opens it sees these figures.',
    copyFailed: 'The browser would not copy. The address bar has it.',
    csv: 'Take the figures as CSV',
    print: 'Print',
    send: 'Send me these figures',
  },
  share: {
    email: 'Your email',
    consent: 'You may write to me about partner terms',
    consentHint: 'Without it we email the figures and keep neither them nor your address.',
    submit: 'Send the figures',
    sending: 'Sending',
  },
  scenarios: {
    heading: 'The same form, in three copies.',
    text: 'Nobody hits the middle. So here is the same run with less luck, and with more of it.',
    names: { lean: 'A lean run', set: 'As you set it', good: 'A good run' },
    assumes: (growth: string, churn: string) => `Growth ${growth}, leaving ${churn}`,
    take: 'Take these figures',
    taken: 'On the form now',
    rows: { last: 'Last month', active: 'Active', milestone: (sum: string) => `First ${sum} month` },
  },
  need: {
    heading: 'Or start from what you need.',
    before: (sign: string) => `I need ${sign}`,
    label: 'Amount a month',
    after: (months: number) => `a month, by month ${months}.`,
    submit: 'Ask',
    answers: 'Any one of these gets you there',
    referrals: {
      term: 'How many',
      value: (count: string) => count,
      text: (pay: string) => `merchants in the first month, all else as set. That brings ${pay}.`,
      enough: 'You are there without referring anybody.',
      never: 'No number of referrals that we would believe.',
    },
    month: {
      term: 'How soon',
      value: (month: number) => `Month ${month}`,
      text: 'is when your present pace gets there.',
      sooner: 'is when your present pace gets there: sooner than you asked.',
      never: (ceiling: string) => `Waiting does not help: the ceiling is ${ceiling}.`,
      neverAtAll: (months: number) => `Not within ${months} months.`,
    },
    churn: {
      term: 'How loyal',
      value: (share: string) => share,
      text: 'may leave each month, at most. Refer stores that will stay.',
      spare: 'may leave each month, at most. You have room to spare.',
      never: 'Keeping everyone would not be enough. It takes more referrals.',
    },
  },
  leaving: {
    heading: 'What leaving costs.',
    text: (cost: string, months: number) =>
      `The merchants who left would have brought ${cost} more in ${months} months, had they stayed.`,
    nobody:
      'Nobody leaves in this reckoning, so it costs nothing. It is the one assumption we would not make.',
    picture: (earned: string, cost: string) =>
      `To scale: ${earned} earned, ${cost} gone with those who left.`,
    earned: 'earned',
    gone: 'gone',
    rows: {
      stay: 'A merchant stays, on average',
      months: (count: string) => `${count} months`,
      pointLess: 'One point fewer leaving adds',
    },
    receipt: {
      head: 'One merchant, referred once',
      first: 'First month',
      year: (year: number) => `Year ${year}, those who stay`,
      rest: 'And all the years after',
      bonus: 'Bonus, once',
      total: 'Worth in all',
      endless: 'no end',
      note: 'An average over many: a real merchant stays or leaves whole.',
      tiers: 'At the first rate.',
    },
  },
  closing: {
    heading: 'Somebody in mind?',
    text: 'Tell us whom you would refer and we tell you the terms as they stand today. These figures come along in your message.',
    label: 'Write to us',
    href: pages.contact.path,
    message: (address: string) => `I would like to refer merchants to ${brand.name}. My figures: ${address}`,
  },
  csv: {
    file: 'commission',
    head: (currency: string) => [
      'Month',
      'New merchants',
      'Active merchants',
      `Commission this month, ${currency}`,
      `Commission in all, ${currency}`,
    ],
    note: 'Illustrative, before tax. Rates are examples and not an offer.',
  },
} as const
