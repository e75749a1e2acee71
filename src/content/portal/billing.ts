import type { PlanState } from '#rules/money/plan-gate.ts'

/** The words of the billing pages. */
export const billingPage = {
  heading: 'Billing',
  lead: 'The plan of each store, the wallet that messages are paid from, and every document.',
  example: 'example',
  exampleNote: 'Prices marked “example” are not an offer yet: the operator has not decided them.',
  facts: { available: 'Available', days: 'Lasts', plan: 'Plan' },
  noBasis: 'no regular spending',
  days: (days: number) => (days === 1 ? 'about 1 day' : `about ${days} days`),
} as const

export const billingPanels = {
  plan: {
    name: 'Plan',
    text: 'One plan for each store. It covers the whole system; messages come from the wallet.',
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
    name: 'Alerts, reserve and automatic top-up',
    text: 'When to warn you, what to keep for sign-in codes, and whether the wallet may fill itself.',
  },
  statement: { name: 'Statement', text: 'Every movement with the balance after it.' },
  documents: { name: 'Documents', text: 'Receipts, invoices and corrections. Each stays as it was issued.' },
} as const

export const planWords: Record<PlanState | 'none', { name: string; text: string }> = {
  none: { name: 'No plan', text: 'Modules are switched on and messages are sent once the plan is approved.' },
  pending: {
    name: 'Waiting for approval',
    text: 'You have not approved the plan yet. The link works for two days.',
  },
  trial: { name: 'Trial', text: 'Everything works. Campaigns go to your own people until the first top-up.' },
  active: { name: 'Active', text: 'Everything works.' },
  past_due: { name: 'Payment failed', text: 'Everything works for 7 days. Please pay with another card.' },
  frozen: {
    name: 'Frozen',
    text: 'Nothing is sent but sign-in codes, for 14 days. You can read and export everything.',
  },
  cancelling: { name: 'Cancelled', text: 'Everything works to the end of what is paid.' },
  ended: { name: 'Ended', text: 'You can read and export for 30 days.' },
  declined: { name: 'Not approved', text: 'The plan was not approved. Nothing was charged.' },
}

export const planPanel = {
  price: (sum: string) => `${sum} a month for each store`,
  store: 'Store',
  state: 'State',
  next: 'Next date',
  actions: 'Actions',
  trialEnds: 'trial until',
  runsUntil: 'runs until',
  renews: 'next payment',
  approve: { shopify: 'Approve at Shopify', card: 'Pay by card' },
  opening: 'Opening…',
  cancel: 'Cancel plan',
  cancelled: 'Plan cancelled',
  counted: (running: number, all: number) => `${running} of ${all} running`,
  none: 'No store yet',
  question: {
    title: 'Cancel the plan of this store?',
    text: 'Everything works to the end of what is paid. Then modules stop and nothing is sent. Your data stays readable for 30 days. Money left in the wallet stays yours: other stores can use it, or ask us to pay it back within 12 months. Credit that we gave is not paid out.',
    yes: 'Cancel the plan',
    no: 'Keep it',
  },
} as const

export const walletPanel = {
  balance: 'Balance',
  held: 'Held for campaigns on their way',
  reserve: 'Reserve for sign-in codes',
  available: 'Available',
  lasts: 'Lasts',
  ofIt: (sum: string) => `of it ${sum} credit that we gave`,
  empty: 'Nothing is sent until you top up.',
  frozen:
    'The wallet is frozen. Sign-in codes are sent as long as there is credit; everything else has stopped. Please write to us.',
  owed: (sum: string) => `${sum} is owed after a dispute. The next top-up pays it first.`,
  chart: {
    title: 'Spent on messages, 14 days',
    label: 'Spending of the last 14 whole days, one bar a day',
    day: 'day',
    sum: 'spent',
    table: 'The figures',
    none: 'No spending yet. The first days of messages are drawn here.',
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
  needsPlan: 'Approve the plan first: the wallet opens with it.',
  tax: 'Tax is added where the law asks for it and never enters the wallet.',
  waiting: (sum: string) => `A top-up of ${sum} waits for payment.`,
  goOn: 'Go on paying',
  state: 'From $10',
} as const

export const rulesPanel = {
  alertSum: 'Warn me below, in dollars available',
  alertHint:
    'You are warned at 7 and 2 days left and when the wallet is empty in any case. Leave it empty for no further line.',
  reserve: 'Reserve for sign-in codes, in dollars',
  reserveHint:
    'Only codes may use it. Leave it empty and it follows what codes cost you in a week, at least $2.',
  save: 'Save',
  saved: 'Saved',
  state: (isOn: boolean) => (isOn ? 'Automatic top-up on' : 'Automatic top-up off'),
  auto: {
    heading: 'Automatic top-up',
    threshold: 'Top up below, in dollars available',
    target: 'Up to, in dollars',
    cap: 'At most in a month, in dollars',
    consent: 'You may charge these sums without asking me each time, until I switch it off.',
    on: 'Switch on',
    change: 'Change',
    off: 'Switch off',
    done: 'Automatic top-up is on',
    stopped: 'Automatic top-up is off',
    needsCard: 'Top up once by card and keep the card, then switch it on here.',
    needsCap: 'Approve a monthly cap at Shopify first. The plan’s page there asks you.',
    approveCap: 'Approve a cap at Shopify',
    card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
    why: {
      cap: 'It was switched off: the month’s cap was reached.',
      declined: 'It was switched off: the payment was declined three times.',
    },
  },
} as const

export const statementPage = {
  heading: 'Statement',
  lead: 'Every movement of the wallet, newest first.',
  back: 'Billing',
  open: 'Open the statement',
  columns: {
    line: 'Line',
    at: 'Date',
    what: 'What',
    store: 'Store',
    count: 'Count',
    sum: 'Sum',
    after: 'Balance after',
  },
  kinds: {
    top_up: 'Top-up',
    grant: 'Credit from us',
    grant_expiry: 'Credit lapsed',
    capture: 'Messages',
    spend: 'Message',
    reversal: 'Not delivered, given back',
    adjustment: 'Adjusted by our staff',
    refund: 'Paid back',
    dispute: 'Disputed payment',
    collect: 'Owed sum collected',
    subscription: 'Plan',
    suspense: 'Payment being looked at',
  } as Record<string, string>,
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
  none: 'No line yet.',
  older: 'Older lines',
  csv: 'Download as CSV',
  print: 'Print',
  caption: 'Movements of the wallet',
} as const

export const documentsPanel = {
  kinds: {
    receipt: 'Receipt',
    receipt_voucher: 'Receipt voucher',
    invoice: 'Invoice',
    tax_invoice: 'Tax invoice',
    statement_of_charges: 'Statement of charges',
    credit_note: 'Credit note',
    refund_voucher: 'Refund voucher',
  } as Record<string, string>,
  number: 'Number',
  kind: 'Kind',
  issued: 'Issued',
  none: 'The first comes with your first payment.',
  caption: 'Documents',
  counted: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  seller: 'Seller',
  buyer: 'Buyer',
  noSeller: 'The registered details of the seller are given to anyone who asks.',
  taxNumber: 'Tax number',
  line: 'What',
  quantity: 'Count',
  price: 'Price',
  amount: 'Sum',
  hash: 'SHA-256 of this document',
  example: 'Example: the operator’s figures are not decided.',
} as const

export const billingBanner = {
  name: 'Plan',
  frozen: 'The plan of a store is frozen: nothing is sent but sign-in codes.',
  past_due: 'A payment for a plan failed. Everything works for 7 days.',
  link: 'See billing',
} as const
