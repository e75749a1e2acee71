import { expect, test } from 'vitest'
import { renderEmail } from '../render-email.tsx'

const base = 'https://infiniti.example'

test('[MONEY-14] the month in one email counts what ran, who came and what messages cost', async () => {
  const data = {
    firstName: 'Asha',
    company: 'Tamarind',
    region: { locale: 'en-GB', timeZone: 'Asia/Kolkata', currencySymbol: '₹' },
    settingsUrl: `${base}/merchant/settings#notices`,
    month: '2026-10',
    legalName: 'Tamarind Supply Ltd',
    running: [{ slug: 'whatsapp', outlets: 2 }],
    switchedOn: 1,
    switchedOff: 0,
    joined: ['Noor Haddad'],
    left: [],
    people: 3,
    signIns: { times: 41, people: 3 },
    spent: [{ host: 'email', units: 1200, sum: '$0.48' }],
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
    'Nobody',
    '1200 messages, $0.48',
    'Could be off',
    'Dear Asha,',
  ]) {
    expect(text).toContain(words)
  }
})
