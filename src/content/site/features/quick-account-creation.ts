import { demoPath } from '#contract/demo/themes.ts'
import { pages } from '#content/shared/pages.ts'
import { lineWithState } from '#content/shared/site-features.ts'
import type { FeatureContent } from './types.ts'

export const quickAccountCreation: FeatureContent = {
  page: 'quickAccountCreation',
  description:
    'After checkout you already have the name, address, email and phone number. A link in the order email opens the order in an account, without a form or a password. The button on the thank-you page, as drawn here, is planned. We call these flash accounts.',
  reveal: {
    heading: 'The order already has everything an account needs',
    lines: [
      { term: 'The name', text: 'Taken from the delivery address. No need to type it again.' },
      { term: 'The address', text: 'Saved in the address book, ready for the next order.' },
      {
        term: 'The order',
        text: 'It is the first in the order history, with tracking, editing and reordering.',
      },
      {
        term: 'The points',
        text: lineWithState('Loyalty points', 'This order earns points too.'),
      },
      {
        term: 'The consent',
        text: 'Only the customer opens the link. Anyone who doesn’t open it stays a guest.',
      },
      { term: 'The next visit', text: 'They sign in with a one-time code. There is no password.' },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'They buy as a guest',
        period: 'At checkout',
        description: 'Your checkout stays as short as it is. Customers pay without signing up.',
      },
      {
        title: 'They get an email',
        period: 'Seconds later',
        description:
          'It has a link to the order: follow the parcel, and change the order while it may change.',
      },
      {
        title: 'They tap once',
        period: 'Within 24 hours',
        description: 'The order opens in the account. There is no form to fill in.',
      },
      {
        title: 'They come back',
        period: 'Next time',
        description: 'They sign in with six digits by email or SMS. Their order and address are there.',
      },
    ],
  },
  experiences: {
    heading: 'Who gains what',
    items: [
      {
        title: 'The customer',
        description: 'Goes from guest to known customer in one tap.',
      },
      {
        title: 'The store',
        description: 'Knows a buyer who would have stayed a guest.',
      },
      {
        title: 'Your reports',
        description: 'Count repeat buyers correctly: the second order joins the first.',
      },
    ],
  },
  demo: {
    heading: 'Try it',
    text: 'Open the account as your customer would see it, in three themes, with an order already in it.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open the account', href: demoPath('elite') },
  },
  parallax: {
    caption: 'A sign-up form with nothing left to fill in: the order has it all.',
  },
  memo: {
    heading: 'Put your order email to work',
    text: 'Every paying customer gets it. This is what its link does.',
    rows: [
      { term: 'Asked before payment', value: 'nothing' },
      { term: 'Asked after payment', value: 'one tap' },
      { term: 'Fields to fill in', value: '0' },
      { term: 'Taken from the order', value: 'name, address, email, phone number' },
      { term: 'If they don’t tap', value: 'they stay a guest' },
    ],
    mail: {
      label: 'Send this to a colleague',
      subject: 'What our order email could do',
      body: 'Every paying customer gets our order email. One tap on its link could open an account, with no form at all:',
    },
  },
}
