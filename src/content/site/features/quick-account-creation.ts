import { demoPath } from '#contract/demo/themes.ts'
import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

export const quickAccountCreation: FeatureContent = {
  page: 'quickAccountCreation',
  description:
    'After checkout you already have the name, address, email and phone number. One tap on the thank-you page turns them into an account. We call these flash accounts.',
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
        text: 'This order earns points too.',
      },
      {
        term: 'The consent',
        text: 'The tap is the consent. Anyone who doesn’t tap stays a guest.',
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
        title: 'They see the thank-you page',
        period: 'Second 0',
        description:
          'Below the order number is one button: create an account to track the parcel and keep the points.',
      },
      {
        title: 'They tap once',
        period: 'Second 1',
        description: 'The order data becomes the account. There is no form to fill in.',
      },
      {
        title: 'They come back',
        period: 'Next time',
        description: 'They sign in with six digits by SMS. Their order and address are there.',
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
        description: 'Can thank, remind and reward a buyer who would have stayed a guest.',
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
    caption: 'The sign-up form after one tap: every field is filled in.',
  },
  memo: {
    heading: 'Put your thank-you page to work',
    text: 'Every paying customer sees it. This is what it can do.',
    rows: [
      { term: 'Asked before payment', value: 'nothing' },
      { term: 'Asked after payment', value: 'one tap' },
      { term: 'Fields to fill in', value: '0' },
      { term: 'Taken from the order', value: 'name, address, email, phone number' },
      { term: 'If they don’t tap', value: 'they stay a guest' },
    ],
    mail: {
      label: 'Send this to a colleague',
      subject: 'What our thank-you page could do',
      body: 'Every paying customer sees our thank-you page. One tap on it could make an account, with no form at all:',
    },
  },
}
