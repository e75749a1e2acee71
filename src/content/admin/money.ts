import { ownerSettings } from '#contract/money/owner-settings.ts'
import type { adjustmentReasons } from '#contract/money/shapes.ts'
import { formatMoney } from '#rules/money/amounts.ts'

const { staff, subscription } = ownerSettings
const dollars = (sum: number) => formatMoney(sum, subscription.currency)

export const moneyPage = {
  heading: 'Money',
  lead: 'What waits for a second person, wallets that need a look, rates, and the nightly recount.',
  waiting: {
    heading: 'Waiting for a second person',
    caption: 'Changes of wallets that wait',
    none: 'Nothing waits.',
    columns: { company: 'Company', what: 'What', note: 'Note', by: 'Proposed by', actions: 'Decide' },
    approve: 'Approve',
    refuse: 'Refuse',
    approved: 'Approved',
    refused: 'Refused',
  },
  wallets: {
    heading: 'Wallets',
    caption: 'Wallets, those that need a look first',
    none: 'No wallet yet.',
    columns: { company: 'Company', balance: 'Balance', held: 'Held', state: 'State' },
    frozen: 'Frozen',
    low: 'Low',
    fine: 'In use',
  },
  rates: {
    heading: 'Rates',
    caption: 'Prices that wait for approval',
    none: 'No price waits.',
    columns: { line: 'For', price: 'Price', from: 'From', actions: 'Decide' },
    coming: (count: number) =>
      count === 0
        ? 'No approved price comes later.'
        : count === 1
          ? '1 approved price comes later.'
          : `${count} approved prices come later.`,
    channel: 'Channel',
    category: 'Category',
    country: 'Country code, such as DE',
    price: 'Price of one, in dollars',
    from: 'From',
    why: 'Why a rise comes within 14 days',
    publish: 'Propose the price',
    published: 'Price proposed',
  },
  report: {
    heading: 'Nightly recount',
    caption: 'The last recounts',
    none: 'The first comes tonight.',
    now: 'Recount now',
    started: 'Recount started',
    startedText: 'Reload the page in a minute: the report is in the table then.',
    columns: { at: 'When', differences: 'Differences', figures: 'Figures', digest: 'Digest' },
    figures: (wallets: number, transfers: number) =>
      `${wallets} ${wallets === 1 ? 'wallet' : 'wallets'}, ${transfers} ${transfers === 1 ? 'transfer' : 'transfers'}`,
    difference: (rule: string, id: string) => `${rule}: ${id}`,
  },
  hosts: {
    heading: 'Module hosts',
    caption: 'Keys of module hosts',
    none: 'No host is known.',
    columns: { host: 'Host', slugs: 'Modules', keys: 'Keys' },
    revoked: 'revoked',
    revoke: 'Revoke',
    done: 'Key revoked',
    kid: 'Name of the new key',
    publicKey: 'Ed25519 public key, base64 of its 32 bytes',
    add: 'Add the key',
    added: 'Key added',
  },
} as const

export const companyMoneyPage = {
  back: 'Money',
  lead: 'Wallet, plan, payments, holds and documents of one company.',
  wallet: {
    balance: 'Balance',
    held: 'Held',
    reserve: 'Reserve',
    granted: 'Given by us',
    owed: 'Owed',
    available: 'Available',
    days: 'Lasts',
  },
  noBasis: 'no regular spending',
  adjust: {
    heading: 'Adjust',
    text: `One person alone: up to ${dollars(staff.alone)} at a time and ${dollars(staff.aloneADay)} a day. Above that, and for a freeze or a refund, a second person. The merchant reads the note. What came through Shopify has no refund: whoever approves gives it as app credit in the Partner Dashboard.`,
    act: 'What',
    acts: { adjust: 'Add or take a sum', freeze: 'Freeze', unfreeze: 'Unfreeze', refund: 'Pay back' },
    amount: 'Sum in dollars; −5 takes five',
    reason: 'Reason',
    note: 'Note for the merchant, at least ten characters',
    propose: 'Propose',
    done: 'Sent',
    posted: 'The wallet is changed.',
    waits: 'A second person decides.',
  },
  reasons: {
    goodwill: 'Goodwill',
    wrong_charge: 'Wrong charge',
    failed_delivery: 'Messages not delivered',
    correction: 'Correction',
    leaving: 'The merchant leaves',
  } satisfies Record<(typeof adjustmentReasons)[number], string>,
  statement: {
    heading: 'Statement',
    caption: 'Movements',
    none: 'No line yet.',
    columns: { at: 'Date', what: 'What', count: 'Count', sum: 'Sum', after: 'Balance after' },
  },
  payments: {
    heading: 'Payments',
    caption: 'Payments',
    none: 'No payment yet.',
    columns: { at: 'Date', way: 'Way', sum: 'Sum', state: 'State' },
  },
  plans: {
    heading: 'Plans',
    caption: 'Plans',
    none: 'No plan yet.',
    columns: { store: 'Store', way: 'Way', state: 'State', until: 'Until' },
  },
  holds: {
    heading: 'Open holds',
    caption: 'Open holds',
    none: 'Nothing is held.',
    columns: { host: 'Host', sum: 'Left', until: 'Expires' },
  },
  documents: {
    heading: 'Documents',
    caption: 'Documents',
    none: 'No document yet.',
    columns: { number: 'Number', kind: 'Kind', at: 'Issued' },
  },
  ways: { card: 'Card', shopify: 'Shopify' },
  purposes: { top_up: 'top-up', auto_top_up: 'automatic top-up' },
  paymentStates: {
    started: 'Started',
    pending: 'Waiting for payment',
    settled: 'Paid',
    failed: 'Failed',
    expired: 'Expired',
    disputed: 'Disputed',
    refunded: 'Paid back',
  },
} as const
