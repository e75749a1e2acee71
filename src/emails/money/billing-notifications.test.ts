import { expect, test } from 'vitest'
import type { Mail } from '#contract/emails/shapes.ts'
import { renderEmail } from '../render-email.tsx'

const base = 'https://infiniti.example'
const link = `${base}/somewhere?token=abc&step=2`
const at = '2026-11-15T05:19:42.000Z'

interface Expected {
  subject: string
  /** Each stands in the text, word for word. */
  says: string[]
}

const billing = {
  firstName: 'Asha',
  company: 'Tamarind',
  region: { locale: 'en-GB', timeZone: 'Asia/Kolkata', currencySymbol: '₹' },
  billingUrl: `${base}/merchant/billing`,
}

const moneyEmails: [Mail, Expected][] = [
  [
    {
      template: 'top-up-receipt',
      data: {
        ...billing,
        sum: '$50.00',
        tax: '$0.00',
        total: '$50.00',
        balance: '$51.00',
        number: 'R26-000001',
        at,
        documentUrl: link,
      },
    },
    { subject: 'Receipt R26-000001: $50.00 added to your wallet', says: ['$51.00', link] },
  ],
  [
    {
      template: 'wallet-low',
      data: { ...billing, available: '$4.00', reserve: '$2.00', days: 2, isEmpty: false, isInReserve: false },
    },
    { subject: 'The wallet of Tamarind lasts about 2 days', says: ['$4.00', 'Messages are still sent'] },
  ],
  [
    {
      template: 'wallet-low',
      data: {
        ...billing,
        available: '$0.00',
        reserve: '$0.00',
        days: null,
        isEmpty: true,
        isInReserve: true,
      },
    },
    { subject: 'The wallet of Tamarind is empty', says: ['We send nothing until you top up'] },
  ],
  [
    { template: 'wallet-frozen', data: { ...billing, sum: '$20.00', owed: '$11.00', why: 'dispute' } },
    { subject: 'A top-up of $20.00 was disputed', says: ['$11.00', 'next top-up'] },
  ],
  [
    {
      template: 'dispute-won',
      data: { ...billing, sum: '$20.00', collected: '$11.00', balance: '$9.00', number: 'R26-000003' },
    },
    {
      subject: 'A disputed top-up of $20.00 is back in your wallet',
      says: ['Your bank', 'what you owed', '$11.00', '$9.00', 'R26-000003'],
    },
  ],
  [
    {
      template: 'wallet-refunded',
      data: { ...billing, sum: '$20.00', number: 'CN26-000001', isAtShopify: false },
    },
    { subject: 'We refunded $20.00 from your wallet', says: ['CN26-000001', 'up to ten days'] },
  ],
  [
    {
      template: 'plan-frozen',
      data: { ...billing, store: 'Tamarind Wholesale', isFrozen: true, isAtShopify: true },
    },
    { subject: 'The plan of Tamarind Wholesale is frozen', says: ['14 days', 'Shopify admin'] },
  ],
  [
    { template: 'wallet-frozen', data: { ...billing, sum: '$20.00', owed: '', why: 'dispute' } },
    { subject: 'A top-up of $20.00 was disputed', says: ['You owe nothing'] },
  ],
  [
    {
      template: 'plan-changed',
      data: {
        ...billing,
        store: 'Tamarind Wholesale',
        state: 'trial',
        isAtShopify: true,
        isUninstalled: false,
        next: at,
      },
    },
    {
      subject: 'The trial of Tamarind Wholesale has begun',
      says: ['people of your company only', 'The trial ends on', '15 November 2026'],
    },
  ],
  [
    {
      template: 'plan-changed',
      data: {
        ...billing,
        store: 'Tamarind Wholesale',
        state: 'ended',
        isAtShopify: true,
        isUninstalled: true,
        next: '',
      },
    },
    {
      subject: 'The plan of Tamarind Wholesale has ended',
      says: ['uninstalled from this store', 'export your data for 30 days'],
    },
  ],
  [
    {
      template: 'plan-receipt',
      data: {
        ...billing,
        store: 'Tamarind Wholesale',
        sum: '$200.00',
        tax: '$36.00',
        total: '$236.00',
        number: 'R26-000002',
        period: '18 November 2026 to 17 December 2026',
        isAtShopify: false,
        documentUrl: link,
      },
    },
    {
      subject: 'Receipt R26-000002: $236.00 for the plan of Tamarind Wholesale',
      says: ['18 November 2026 to 17 December 2026', '$36.00', link],
    },
  ],
  [
    {
      template: 'wallet-adjusted',
      data: {
        ...billing,
        sum: '$5.00',
        isAdded: true,
        note: 'For the delay last week',
        balance: '$25.00',
        number: 'AN26-000001',
      },
    },
    {
      subject: '$5.00 added to the wallet of Tamarind by our staff',
      says: ['For the delay last week', '$25.00', 'AN26-000001'],
    },
  ],
  [
    {
      template: 'price-rise',
      data: {
        ...billing,
        message: 'WhatsApp order message, India',
        before: '$0.0014',
        after: '$0.0020',
        startsAt: '2026-12-01T00:00:00.000Z',
      },
    },
    {
      subject: 'WhatsApp order message, India: a higher price from 1 December 2026',
      says: ['$0.0014', '$0.0020', '1 December 2026'],
    },
  ],
  [
    {
      template: 'auto-top-up-near-cap',
      data: { ...billing, used: '$92.00', cap: '$100.00', isAtShopify: true },
    },
    {
      subject: 'Automatic top-ups of Tamarind: $92.00 of $100.00 used',
      says: ['approved at Shopify', 'approve a higher one'],
    },
  ],
  [
    { template: 'auto-top-up-off', data: { ...billing, why: 'cap' } },
    { subject: 'Automatic top-ups of Tamarind are switched off', says: ['over your monthly limit'] },
  ],
]

test('[MONEY-12] ledger-difference tells staff what does not agree, and what was frozen', async () => {
  const email = await renderEmail(
    {
      template: 'ledger-difference',
      data: {
        at,
        count: 12,
        differences: [{ rule: 'held is not the sum of open holds', id: 'wallet-1', detail: '5' }],
        frozen: 2,
        reportUrl: `${base}/admin/money`,
      },
    },
    'infiniti.example',
  )
  expect(email.subject).toBe('The nightly check of the accounts found 12 differences')
  for (const words of ['wallet-1: 5', '2 wallets are frozen', '11 more are', `${base}/admin/money`])
    expect(email.text).toContain(words)
})

test.each(moneyEmails)(
  '[MONEY-10] $template says the sums and one thing to do',
  async (mail, { subject, says }) => {
    const email = await renderEmail(mail, 'infiniti.example')
    expect(email.subject).toBe(subject)
    for (const words of [...says, 'Hi Asha,']) expect(email.text).toContain(words)
  },
)
