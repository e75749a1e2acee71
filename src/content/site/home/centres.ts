import { claims } from '#content/shared/claims.ts'
import { pages } from '#content/shared/pages.ts'
import { essentials } from './essentials.ts'

export const customerCentre = {
  letter: 'A',
  name: 'Customer Command Centre',
  heading: 'Sixteen essentials, one customer account.',
  text: 'Everything a shopper expects under “My account”. Switch on what you need today. The rest is included.',
  install: { label: 'Install Now', href: '/install' },
  demo: { label: 'Schedule Demo', href: pages.scheduleDemo.path },
  margin: ['Customer essentials', claims.essentials.figure],
  postmark: { place: 'TAMARIND SUPPLY', date: ['6 MAR', '10482'] },
  stamps: essentials,
} as const

export const communicationCentre = {
  letter: 'B',
  name: 'Communication Command Centre',
  heading: ['Write once. Send by', 'email, WhatsApp and SMS.'],
  text: 'Pick a channel for each message and pay only for what you send.',
  more: {
    label: 'Learn More',
    about: 'about the communication bundle',
    href: pages.communicationBundle.path,
  },
  copies: [
    {
      channel: 'email',
      place: '1 of 3',
      code: 'EM',
      name: 'Email',
      line: 'For what customers keep.',
      uses: ['Order confirmations', 'Receipts', 'Invoices', 'Loyalty updates', 'Security alerts'],
    },
    {
      channel: 'whatsapp',
      place: '2 of 3',
      code: 'WA',
      name: 'WhatsApp',
      line: 'For what they act on.',
      uses: ['Order tracking', 'Support', 'Offers', 'Media-rich notifications'],
    },
    {
      channel: 'sms',
      place: '3 of 3',
      code: 'SM',
      name: 'SMS',
      line: 'For what can’t wait.',
      uses: ['One-time passwords', 'Delivery updates', 'Urgent announcements', 'Staff alerts'],
    },
  ],
} as const
