import { documentKinds } from '#content/shared/money/document-kinds.ts'
import { walletLineKinds } from '#content/shared/money/wallet-line-kinds.ts'
import { listed } from '#content/shared/panels.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'

const { refunds } = ownerSettings

/** The words of the billing pages. */
export const billingPage = {
  heading: 'Billing',
  lead: 'Your plans, the wallet for messages, and your documents.',
  exampleNote: 'Message prices are examples until we confirm them.',
  facts: { available: 'Available', days: 'Lasts', plan: 'Plan' },
  noBasis: 'no regular spending',
  days: (days: number) => (days === 1 ? 'about 1 day' : `about ${days} days`),
} as const

/** For roles that may not see money. */
export const billingRefused = {
  title: 'Billing is not part of your role',
  text: (administrators: readonly string[]) =>
    administrators.length === 0
      ? 'Owners, admins and analysts see plans, the wallet and documents. Ask an owner of your company.'
      : `Owners, admins and analysts see plans, the wallet and documents. Ask ${listed(administrators)}.`,
  back: 'Back to the apps',
} as const

export const billingPanels = {
  plan: {
    name: 'Plan',
    text: 'Each store has its own plan. It covers everything except messages.',
  },
  wallet: {
    name: 'Wallet',
    text: 'Pays for messages. If it is empty, nothing is sent.',
  },
  topUp: {
    name: 'Top up',
    text: 'Stores on Shopify pay through Shopify, others by card. You get a receipt at once.',
  },
  rules: {
    name: 'Alerts and automatic top-up',
    text: 'When to warn you, how much to keep for sign-in codes, and when to top up automatically.',
  },
  documents: {
    name: 'Statement and documents',
    text: 'The statement lists every payment into and out of the wallet. We never change a document.',
  },
} as const

export const planPanel = {
  price: (sum: string, trialDays: number) =>
    trialDays > 0
      ? `${trialDays} days free, then ${sum} a month for each store`
      : `${sum} a month for each store`,
  trialEnds: 'The trial ends on',
  runsUntil: 'Runs until',
  renews: 'Next payment on',
  today: (sum: string) => `You pay ${sum} today, plus tax where it applies.`,
  approve: { shopify: 'Approve at Shopify', card: 'Pay by card' },
  keep: {
    text: {
      shopify: 'Changed your mind? Approve the plan at Shopify again. You pay nothing before that day.',
      card: 'Changed your mind? Keep the plan. You pay nothing before that day.',
    },
    shopify: 'Keep the plan at Shopify',
    card: 'Keep the plan',
  },
  connect: {
    text: 'Stores on Shopify pay through Shopify. Connect the store, then approve the plan here.',
    action: 'Connect the store',
  },
  pay: 'Pay now',
  atShopify: 'Shopify could not charge you. Please pay the bill in your Shopify admin.',
  atOther: 'Switch to this store to approve or cancel its plan.',
  switchTo: (store: string) => `Switch to ${store}`,
  opening: 'Opening…',
  cancel: 'Cancel plan',
  cancelled: 'Plan cancelled',
  counted: (running: number, all: number) => `${running} of ${all} running`,
  none: 'No store yet',
  question: {
    title: 'Cancel the plan of this store?',
    text: `Everything works until the end of the period you paid for. After that, modules stop and no messages are sent. You can read and export your data for 30 days. Your other stores can use the money left in the wallet${refunds.paysBack ? `, or you can ask us within ${refunds.claimMonths} months to refund it` : ''}. We don’t pay out free credit.`,
    yes: 'Cancel the plan',
    no: 'Keep it',
  },
} as const

export const walletPanel = {
  balance: 'Balance',
  held: 'Reserved for campaigns',
  reserve: 'Reserve for sign-in codes',
  available: 'Available',
  lasts: 'Lasts',
  ofIt: (sum: string) => `${sum} of the balance is free credit. It is spent first.`,
  empty: 'Nothing is sent until you top up.',
  rise: {
    from: 'From',
    prices: (message: string, before: string, after: string) => `${message} ${before} → ${after}`,
  },
  frozen: 'The wallet is frozen. We send only sign-in codes, as long as there is money. Please write to us.',
  leaving: {
    text: 'If you leave, we refund what you paid and did not spend.',
    action: 'Ask for a refund',
    message: 'Please refund the money left in our wallet.',
  },
  owed: (sum: string) => `You owe ${sum} after a disputed payment. We take it from your next top-up.`,
  chart: {
    title: 'Spent on messages, 14 days',
    label: 'Spending in the last 14 days, one bar a day, without today',
    day: 'day',
    sum: 'spent',
    table: 'The figures',
    none: 'Nothing to show yet. The day after you send messages, you see here what they cost.',
  },
  state: { empty: 'Empty', low: 'Running low', fine: 'In use', frozen: 'Frozen' },
} as const

export const topUpPanel = {
  sum: 'Amount',
  other: 'Another amount, in dollars',
  otherHint: 'A whole amount from 10 to 5,000.',
  otherCell: 'Other',
  buys: (count: string, country: string) => `about ${count} WhatsApp marketing messages to ${country}`,
  keep: 'Save the card for automatic top-ups',
  keepHint:
    'You decide when and how much, and can stop it at any time. The card processor stores the card number, not us.',
  go: { shopify: 'Pay at Shopify', card: 'Pay by card' },
  going: 'Opening the payment page…',
  needsPlan: 'Approve the plan of this store first.',
  tax: 'GST, VAT or sales tax is added on the payment page where it applies. The full amount you choose here goes into the wallet.',
  waiting: (sum: string) => `A top-up of ${sum} is waiting for your payment.`,
  underWay: (sum: string) =>
    `A top-up of ${sum} is on its way from your bank. This can take a few days. We add it to the wallet when it arrives.`,
  refused: (sum: string) => `Your top-up of ${sum} was declined and you were not charged. You can try again.`,
  goOn: 'Continue to the payment page',
  state: 'From $10',
} as const

export const rulesPanel = {
  alertSum: 'Warn me below this balance, in dollars',
  alertHint:
    'Optional. We always warn you when the wallet lasts 7 more days, when it lasts 2, and when it is empty.',
  reserve: 'Reserve for sign-in codes, in dollars',
  reserveHint:
    'Only sign-in codes can use it. Leave it empty to keep what codes cost you in a week, at least $2.',
  save: 'Save',
  saved: 'Saved',
  state: (isOn: boolean) => (isOn ? 'Automatic top-up on' : 'Automatic top-up off'),
  auto: {
    heading: 'Automatic top-up',
    threshold: 'Top up below this balance, in dollars',
    target: 'Top up to, in dollars',
    cap: 'At most in a month, in dollars',
    consent: 'Charge these amounts without asking me each time, until I switch it off.',
    on: 'Switch on',
    change: 'Change',
    off: 'Switch off',
    done: 'Automatic top-up is on',
    stopped: 'Automatic top-up is off',
    needsCard: 'Top up by card once and save the card. Then you can switch it on here.',
    needsStore: 'Connect the store first.',
    needsCap: 'First approve a monthly limit at Shopify.',
    approveCap: 'Approve this amount at Shopify',
    card: (brand: string, last4: string) =>
      `Charged to the ${brand.charAt(0).toUpperCase()}${brand.slice(1)} card ending in ${last4}.`,
    why: {
      cap: 'We switched it off because it reached the monthly limit.',
      declined: 'We switched it off because the payment was declined three times.',
      dispute:
        'We switched it off after a disputed payment and removed the card. Top up and save a card to use it again.',
      refund:
        'We switched it off after a refund and removed the card. Top up and save a card to use it again.',
    },
  },
} as const

export const statementPage = {
  heading: 'Statement',
  lead: 'Every payment into and out of the wallet, newest first.',
  back: 'Billing',
  open: 'Open the statement',
  zone: (zone: string) => `Dates are in the time zone of our documents (${zone}).`,
  reversed: 'The end date is before the start date. Choose a later one.',
  columns: {
    at: 'Date',
    what: 'What',
    store: 'Store',
    count: 'Count',
    sum: 'Amount',
    after: 'Balance after',
  },
  kinds: walletLineKinds,
  filters: {
    from: 'From',
    to: 'To',
    store: 'Store',
    channel: 'Channel',
    kind: 'Type',
    all: 'All',
    apply: 'Show',
  },
  opening: 'Opening balance',
  closing: 'Closing balance',
  printView: 'Print view',
  print: 'Print',
  printed: {
    title: 'Statement of the wallet',
    period: 'Period',
    periodOf: (from: string, to: string) =>
      from && to
        ? `${from} to ${to}`
        : from
          ? `from ${from}`
          : to
            ? `until ${to}`
            : 'from the first movement until today',
    only: 'Only',
    total: 'Total of these movements',
    back: 'Statement',
    cut: (most: string) =>
      `Only the first ${most} movements are printed here. Choose a shorter period, or download all of them as CSV.`,
  },
  none: 'No movements in this selection.',
  older: 'Older movements',
  csv: 'Download as CSV',
  caption: 'Movements of the wallet',
} as const

export const documentsPanel = {
  kinds: documentKinds,
  number: 'Number',
  kind: 'Type',
  issued: 'Issued',
  none: 'You get the first document with your first payment.',
  hidden: { state: 'Not shown', text: 'Documents are not part of the demo store.' },
  caption: 'Documents',
  counted: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  seller: 'Seller',
  buyer: 'Buyer',
  noSeller: 'Ask us for the registered details of the seller.',
  wallet: 'Wallet',
  paidMoney: 'Paid money',
  freeCredit: 'Free credit',
  line: 'What',
  quantity: 'Count',
  price: 'Price',
  amount: 'Amount',
  hash: 'SHA-256 of this document',
  example: 'Example: the operator has not confirmed prices and seller yet.',
} as const
