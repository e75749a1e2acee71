import { expect, test } from 'vitest'
import type { MailData } from '#contract/emails/shapes.ts'
import { renderEmail } from '../render-email.tsx'

const base = 'https://infiniti.example'

test('[MONEY-14] the month in one email tells what ran, who came, what each module sent at what cost, and what could be off', async () => {
  const data: MailData<'monthly-summary'> = {
    firstName: 'Asha',
    company: 'Tamarind',
    region: { locale: 'en-GB', timeZone: 'Asia/Kolkata', currencySymbol: '₹' },
    settingsUrl: `${base}/merchant/settings#notifications`,
    month: '2026-10',
    legalName: 'Tamarind Supply Ltd',
    switchedOn: 1,
    switchedOff: 0,
    joined: ['Noor Haddad'],
    left: [],
    people: 3,
    signIns: { times: 41, people: 3 },
    modules: [
      {
        slug: 'email',
        outlets: 1,
        sent: [{ channel: 'email', category: 'marketing', units: 1200 }],
        sum: '$0.48',
        orders: 31,
      },
      {
        slug: 'otp_verification',
        outlets: 1,
        sent: [{ channel: 'whatsapp', category: 'authentication', units: 30 }],
        sum: '$0.0420',
        orders: 0,
      },
      { slug: 'crm', outlets: 1, sent: [], sum: '', orders: 31 },
      { slug: 'whatsapp', outlets: 2, sent: [], sum: '', orders: 0 },
    ],
    spentTotal: '$0.53',
    spentFree: '$1.00',
    invoice: 'I26-000007',
    idle: ['whatsapp'],
    appsUrl: `${base}/merchant/apps`,
  }
  const { subject, text } = await renderEmail({ template: 'monthly-summary', data }, 'infiniti.example')
  expect(subject).toBe('Tamarind in October 2026')
  for (const words of [
    'WhatsApp',
    '(2 outlets)',
    '41, by 3 people',
    'Noor Haddad',
    'No one',
    '1,200 × Email marketing: $0.48; 31 orders in its stores',
    '30 × WhatsApp code: $0.0420',
    'Nothing this month',
    '$0.53 and $1.00 of free credit (document I26-000007)',
    'ran all month and had nothing to do: WhatsApp',
    'Hi Asha,',
  ]) {
    expect(text).toContain(words)
  }
})
