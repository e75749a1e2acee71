import { demoPath } from '#contract/demo/themes.ts'
import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

export const quickAccountCreation: FeatureContent = {
  page: 'quickAccountCreation',
  description:
    'The order has just told you the name, the address, the email and the telephone number. One tap on the thank-you page makes an account of it. We call these flash accounts.',
  reveal: {
    heading: 'Everything an account needs is already on the order.',
    lines: [
      { term: 'The name', text: 'As it was written for the courier. Nobody types it again.' },
      { term: 'The address', text: 'Saved as the first in the address book, ready for the next order.' },
      {
        term: 'The order',
        text: 'Number 10482 is the first line of the history, with tracking, edit and reorder on it.',
      },
      {
        term: 'The points',
        text: 'Whatever the order earned is credited to somebody, instead of to nobody.',
      },
      {
        term: 'The consent',
        text: 'The tap is the yes. Who does not tap has bought as a guest, and stays one.',
      },
      { term: 'The way back', text: 'A one-time code, whenever they return. A password was not part of it.' },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'They buy as a guest',
        period: 'At the till',
        description: 'The checkout stays as short as you made it. No account is asked for before the money.',
      },
      {
        title: 'The page says thank you',
        period: 'Second 0',
        description:
          'Under the order number stands one offer, with the reason: follow the parcel, keep the points.',
      },
      {
        title: 'One tap',
        period: 'Second 1',
        description: 'The account is made from the order. There is no form, so there is none to abandon.',
      },
      {
        title: 'They come back',
        period: 'Next time',
        description: 'Six digits by SMS open the account. The vase is in it, and so is the address.',
      },
    ],
  },
  experiences: {
    heading: 'One tap, in three copies.',
    items: [
      {
        title: 'The customer',
        description: 'Was a guest, and is known. It took the time it takes to read this line.',
      },
      {
        title: 'The store',
        description: 'Has a buyer it can thank, remind and reward, in place of an email address on an order.',
      },
      {
        title: 'The books',
        description:
          'One person, one record. The second order joins the first instead of starting a new stranger.',
      },
    ],
  },
  demo: {
    heading: 'See what the tap makes.',
    text: 'The account that one tap makes comes in three themes. All are open to try, with an order already inside.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open the account', href: demoPath('elite') },
  },
  parallax: {
    caption:
      'The form, as it looks once everything is on it that the order knew. What is left to type: nothing.',
  },
  memo: {
    heading: 'For whoever owns the thank-you page',
    text: 'It is the one page that every paying customer sees. This is what it could be doing.',
    rows: [
      { term: 'Asked before payment', value: 'nothing' },
      { term: 'Asked after payment', value: 'one tap' },
      { term: 'Fields to fill in', value: '0' },
      { term: 'Taken from the order', value: 'name, address, email, telephone' },
      { term: 'Who says no', value: 'stays a guest' },
    ],
    mail: {
      label: 'Send this to a colleague',
      subject: 'What our thank-you page could be doing',
      body: 'Every paying customer sees our thank-you page. One tap on it could make an account, with no form at all:',
    },
  },
}
