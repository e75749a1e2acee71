import { claims } from '#content/shared/claims.ts'
import { pages } from '#content/shared/pages.ts'
import { essentials } from './essentials.ts'

export const customerCentre = {
  letter: 'A',
  name: 'Customer Command Centre',
  heading: 'Sixteen essentials, issued as one sheet.',
  text: 'Everything a shopper expects behind “My account”. Use what you need today. The rest is already paid for.',
  install: { label: 'Install Now', href: '/install' },
  demo: { label: 'Schedule Demo', href: pages.scheduleDemo.path },
  margin: ['Plate 1', `${claims.essentials.figure} subjects`],
  postmark: { place: 'TAMARIND SUPPLY', date: ['6 MAR', '10482'] },
  stamps: essentials,
} as const

export const communicationCentre = {
  letter: 'B',
  name: 'Communication Command Centre',
  heading: ['Write once.', 'Send in triplicate.'],
  text: 'One event in the OS can go out on three channels. You decide which copy the customer keeps, and pay only for what leaves, from a prepaid wallet.',
  more: {
    label: 'Learn More',
    about: 'about the communication bundle',
    href: pages.communicationBundle.path,
  },
  copies: [
    {
      channel: 'email',
      copy: 'White copy',
      code: 'EM',
      name: 'Email',
      line: 'For anything worth keeping.',
      uses: ['Order confirmations', 'Receipts', 'Invoices', 'Loyalty updates', 'Security alerts'],
    },
    {
      channel: 'whatsapp',
      copy: 'Canary copy',
      code: 'WA',
      name: 'WhatsApp',
      line: 'For anything worth a reply.',
      uses: ['Order tracking', 'Support', 'Offers', 'Media-rich notifications'],
    },
    {
      channel: 'sms',
      copy: 'Pink copy',
      code: 'SM',
      name: 'SMS',
      line: 'For anything that cannot wait.',
      uses: ['One-time passwords', 'Delivery updates', 'Urgent announcements', 'Staff alerts'],
    },
  ],
} as const
