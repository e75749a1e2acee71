import { documentKinds } from '#content/shared/money/document-kinds.ts'
import { walletLineKinds } from '#content/shared/money/wallet-line-kinds.ts'
import { listed } from '#content/shared/panels.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'

const { refunds } = ownerSettings

/** The words of the billing pages. */
export const billingPage = {
  heading: 'Billing',
  lead: 'The plan of each store, the wallet that pays for messages, and all documents.',
  exampleNote: 'Message prices are examples until the operator confirms them.',
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
    text: 'One plan for each store. It covers everything but messages, which the wallet pays for.',
  },
  wallet: {
    name: 'Wallet',
    text: 'Messages are paid in advance. Nothing is sent that the wallet does not cover.',
  },
  topUp: {
    name: 'Top up',
    text: 'Paid at Shopify for stores there, by card for others. The receipt comes at once.',
  },
  rules: {
    name: 'Alerts and automatic top-up',
    text: 'When to warn you, how much to keep for sign-in codes, and whether to top up by itself.',
  },
  documents: {
    name: 'Statement and documents',
    text: 'The statement lists every movement of the wallet. Documents stay as they were issued.',
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
  approve: { shopify: 'Approve at Shopify', card: 'Pay by card' },
  keep: {
    text: {
      shopify: 'You can keep the plan: approve it at Shopify again. You pay nothing before that day.',
      card: 'You can keep the plan. You pay nothing before that day.',
    },
    shopify: 'Keep the plan at Shopify',
    card: 'Keep the plan',
  },
  connect: {
    text: 'A store on Shopify pays there. Connect it first, then approve the plan here.',
    action: 'Connect the store',
  },
  pay: 'Pay now',
  atShopify: 'Shopify could not collect its bill. Please pay it in the Shopify admin.',
  atOther: 'To approve or cancel it, switch to this store.',
  switchTo: (store: string) => `Switch to ${store}`,
  opening: 'Opening…',
  cancel: 'Cancel plan',
  cancelled: 'Plan cancelled',
  counted: (running: number, all: number) => `${running} of ${all} running`,
  none: 'No store yet',
  question: {
    title: 'Cancel the plan of this store?',
    text: `Everything works until the end of what you have paid. Then modules stop and nothing is sent. You can read and export your data for 30 days. Money left in the wallet stays yours: your other stores can use it${refunds.paysBack ? `, or you can ask us to pay it back within ${refunds.claimMonths} months` : ''}. Credit that we gave you is not paid out.`,
    yes: 'Cancel the plan',
    no: 'Keep it',
  },
} as const

export const walletPanel = {
  balance: 'Balance',
  held: 'Held for campaigns being sent',
  reserve: 'Reserve for sign-in codes',
  available: 'Available',
  lasts: 'Lasts',
  ofIt: (sum: string) => `${sum} of the balance is credit from us. It is spent first.`,
  empty: 'Nothing is sent until you top up.',
  frozen:
    'The wallet is frozen. Sign-in codes are sent as long as there is money; everything else has stopped. Please write to us.',
  leaving: {
    text: 'If you leave, you can have back what you paid and did not spend.',
    action: 'Ask for it',
    message: 'Please pay back the money left in our wallet.',
  },
  owed: (sum: string) => `${sum} is owed after a dispute. The next top-up pays it first.`,
  chart: {
    title: 'Spent on messages, 14 days',
    label: 'Spending of the last 14 whole days, one bar a day',
    day: 'day',
    sum: 'spent',
    table: 'The figures',
    none: 'No whole day of spending yet. From tomorrow on, what messages cost each day is shown here.',
  },
  state: { empty: 'Empty', low: 'Running low', fine: 'In use', frozen: 'Frozen' },
} as const

export const topUpPanel = {
  sum: 'Sum',
  other: 'Another sum, in dollars',
  otherHint: 'Any whole sum from 10 to 5,000.',
  otherCell: 'Other',
  buys: (count: string, country: string) => `about ${count} WhatsApp marketing messages to ${country}`,
  keep: 'Keep the card for automatic top-ups',
  keepHint: 'You set when and how much, and stop it any day. The card number stays with the card processor.',
  go: { shopify: 'Pay at Shopify', card: 'Pay by card' },
  going: 'Opening the payment page…',
  needsPlan: 'Approve the plan of this store first.',
  tax: 'Where the law asks for tax, it is added on the payment page. The whole sum chosen here goes into the wallet.',
  waiting: (sum: string) => `A top-up of ${sum} is waiting for your payment.`,
  underWay: (sum: string) =>
    `A top-up of ${sum} is on its way from your bank. That can take some days; the wallet is topped up when it arrives.`,
  refused: (sum: string) => `Your top-up of ${sum} was declined. Nothing was taken. You can try again.`,
  goOn: 'Continue to the payment page',
  state: 'From $10',
} as const

export const rulesPanel = {
  alertSum: 'Warn me when less is available, in dollars',
  alertHint:
    'Leave it empty for no further warning. You are always warned at 7 and at 2 days left, and when the wallet is empty.',
  reserve: 'Reserve for sign-in codes, in dollars',
  reserveHint:
    'Only sign-in codes may use it. Leave it empty to keep what codes cost you in a week, at least $2.',
  save: 'Save',
  saved: 'Saved',
  state: (isOn: boolean) => (isOn ? 'Automatic top-up on' : 'Automatic top-up off'),
  auto: {
    heading: 'Automatic top-up',
    threshold: 'Top up when less is available, in dollars',
    target: 'Top up to, in dollars',
    cap: 'At most in a month, in dollars',
    consent: 'Charge these sums without asking me each time, until I switch it off.',
    on: 'Switch on',
    change: 'Change',
    off: 'Switch off',
    done: 'Automatic top-up is on',
    stopped: 'Automatic top-up is off',
    needsCard: 'Top up once by card and choose to keep the card. Then you can switch it on here.',
    needsStore: 'Connect the store first.',
    needsCap: 'First approve at Shopify how much may be charged in a month.',
    approveCap: 'Approve this sum at Shopify',
    card: (brand: string, last4: string) =>
      `Charged to the ${brand.charAt(0).toUpperCase()}${brand.slice(1)} card ending in ${last4}.`,
    why: {
      cap: 'It was switched off: the month’s cap was reached.',
      declined: 'It was switched off: the payment was declined three times.',
      dispute:
        'It was switched off after a disputed payment, and the card was forgotten. Top up and keep a card to use it again.',
      refund:
        'It was switched off when money was paid back, and the card was forgotten. Top up and keep a card to use it again.',
    },
  },
} as const

export const statementPage = {
  heading: 'Statement',
  lead: 'Every movement of the wallet, the newest first.',
  back: 'Billing',
  open: 'Open the statement',
  zone: (zone: string) => `Dates are those of our books (${zone}), as on documents.`,
  reversed: 'The last day is before the first. Choose a later one.',
  columns: {
    at: 'Date',
    what: 'What',
    store: 'Store',
    count: 'Count',
    sum: 'Sum',
    after: 'Balance after',
  },
  kinds: walletLineKinds,
  filters: {
    from: 'From',
    to: 'To',
    store: 'Store',
    channel: 'Channel',
    kind: 'Kind',
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
    total: 'Sum of these movements',
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
  kind: 'Kind',
  issued: 'Issued',
  none: 'The first document comes with your first payment.',
  caption: 'Documents',
  counted: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  seller: 'Seller',
  buyer: 'Buyer',
  noSeller: 'The registered details of the seller are given to anyone who asks.',
  wallet: 'Wallet',
  paidMoney: 'Paid money',
  freeCredit: 'Free credit',
  line: 'What',
  quantity: 'Count',
  price: 'Price',
  amount: 'Sum',
  hash: 'SHA-256 of this document',
  example: 'Example: the operator has not confirmed prices and seller yet.',
} as const
