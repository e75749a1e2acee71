import { brand } from '#content/shared/brand.ts'
import { claims, cite } from '../shared/claims.ts'
import { pages } from '../shared/pages.ts'

/** The words of the calculator. Its terms are in `commission.ts`. */
export const commissionCopy = {
  headline: 'What your referrals earn over time.',
  lead: `Refer a merchant and earn a share of the ${cite('price')} subscription for as long as they stay. Move the sliders to see your income month by month.`,
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
    more: 'More settings',
    term: 'Months paid per referral',
    termHint: 'Leave empty: for as long as they stay.',
    start: 'Merchants you start with',
    bonus: (sign: string) => `Bonus per referral, ${sign}`,
    currency: 'Shown in',
    notConverted: (price: string) =>
      `This changes only the currency sign. It calculates as if the subscription cost ${price}; it costs ${claims.price.figure}.`,
    submit: 'Calculate',
    typed: (label: string) => `${label}, typed`,
    clamped: (min: string, max: string) => `Choose a value from ${min} to ${max}.`,
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
    ceilingNone: 'none',
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
      `Beyond ${months} months this is only arithmetic. Prices, terms and merchants change.`,
    most: (month: number, most: string) =>
      `Growth stops in month ${month}, at ${most} new merchants a month.`,
  },
  actions: {
    copy: 'Copy the link',
    copied: 'Copied. The link opens these figures.',
    copyFailed: 'Copying failed. You can copy the link from the address bar.',
    csv: 'Download as CSV',
    print: 'Print',
    send: 'Send me these figures',
  },
  share: {
    email: 'Your email',
    consent: 'You may write to me about partner terms',
    consentHint: 'If you don’t tick this, we email the figures and keep nothing.',
    submit: 'Send the figures',
    sending: 'Sending',
  },
  scenarios: {
    heading: 'Weaker, expected, stronger.',
    text: 'Forecasts are rarely exact, so here are a weaker and a stronger case.',
    names: { lean: 'Weaker', set: 'Your settings', good: 'Stronger' },
    assumes: (growth: string, churn: string) => `Growth ${growth}, leaving ${churn}`,
    take: 'Use these settings',
    taken: 'In use',
    rows: { last: 'Last month', active: 'Active', milestone: (sum: string) => `First ${sum} month` },
  },
  need: {
    heading: 'Or start with your target.',
    before: (sign: string) => `I need ${sign}`,
    label: 'Amount a month',
    after: (months: number) => `a month, by month ${months}.`,
    submit: 'Calculate',
    answers: 'Any one of these gets you there',
    referrals: {
      term: 'How many',
      value: (count: string) => count,
      text: (pay: string) => `merchants in the first month, with your other settings. That earns ${pay}.`,
      enough: 'You reach it without new referrals.',
      never: 'No realistic number of referrals is enough.',
    },
    month: {
      term: 'How soon',
      value: (month: number) => `Month ${month}`,
      text: 'is when you reach it at your current pace.',
      sooner: 'is when you reach it at your current pace, sooner than planned.',
      never: (ceiling: string) => `You won’t reach it by waiting: the ceiling is ${ceiling}.`,
      neverAtAll: (months: number) => `Not within ${months} months.`,
    },
    churn: {
      term: 'How loyal',
      value: (share: string) => share,
      text: 'may leave each month, at most. Refer stores that will stay.',
      spare: 'may leave each month, at most. You have room to spare.',
      never: 'Even if everyone stays, you need more referrals.',
    },
  },
  leaving: {
    heading: 'What churn costs you.',
    text: (cost: string, months: number) =>
      `The merchants who left would have earned you ${cost} more in ${months} months.`,
    nobody: 'Nobody leaves in this calculation. In practice some merchants always do.',
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
      rest: 'All later years',
      bonus: 'Bonus, once',
      total: 'Total',
      endless: 'no limit',
      note: 'This is an average across many merchants.',
      tiers: 'At the first rate.',
    },
  },
  closing: {
    heading: 'Know a merchant?',
    text: 'Write to us and we’ll send you the current partner terms. Your figures are added to the message.',
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
