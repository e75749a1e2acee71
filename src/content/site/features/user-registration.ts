import { brand } from '#content/shared/brand.ts'
import { demoPath } from '#contract/demo/themes.ts'
import { pages } from '#content/shared/pages.ts'
import { lineWithState, withState } from '#content/shared/site-features.ts'
import type { FeatureContent } from './types.ts'

export const userRegistration: FeatureContent = {
  page: 'userRegistration',
  description:
    'Shoppers type a phone number, then the six-digit code we send. That’s their account, with no password to forget.',
  reveal: {
    heading: 'What the form doesn’t ask for',
    lines: [
      {
        term: 'A password',
        text: 'A one-time code replaces it, so nothing can be forgotten, reused or leaked.',
      },
      {
        term: 'The same thing twice',
        text: lineWithState(
          'Social login',
          'With social login, the name and email come from an account the shopper already has.',
        ),
      },
      {
        term: 'Whether you are new',
        text: 'There is one form. Anyone who has ordered before signs in with it. New shoppers sign in with Shopify.',
      },
      {
        term: 'Your birthday, yet',
        text: 'Shoppers can complete their profile later, in the account.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'Enter a number',
        period: 'Field 1',
        description: 'The shopper types a phone number or an email address, or signs in with Shopify.',
      },
      {
        title: 'Get a code',
        period: 'By message',
        description:
          'Six digits, valid once, for ten minutes. You pay for the message from your prepaid wallet.',
      },
      {
        title: 'Type the code',
        period: 'Digits 1 to 6',
        description: 'Typing and pasting both work. After a wrong code, the shopper can ask for a new one.',
      },
      {
        title: 'Signed in',
        period: 'At once',
        description: 'Orders and addresses are there from the first visit. There is no email to confirm.',
      },
    ],
  },
  experiences: {
    heading: 'What it changes',
    items: [
      {
        title: 'The shopper',
        description: 'Signs in with the phone in their hand.',
      },
      {
        title: 'The marketer',
        description: 'Has verified numbers, each linked to an account.',
      },
      {
        title: 'The support team',
        description: 'Has no passwords to reset.',
      },
    ],
  },
  demo: {
    heading: 'Try it',
    text: 'Every theme in the live demo has this form. The demo also shows you the message with the code.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open the demo', href: demoPath('elite') },
  },
  parallax: {
    caption: 'Six digits make a million codes, and the form allows only a few tries.',
  },
  memo: {
    heading: 'Check your own sign-up form',
    text: 'Compare these answers with the form your store has today.',
    rows: [
      { term: 'Fields before an account', value: '1, and a code' },
      { term: 'Passwords to remember', value: '0' },
      { term: 'How the code is sent', value: 'WhatsApp, SMS or email, paid from the wallet' },
      { term: 'Other ways to sign in', value: `Shopify, ${withState('social login')}` },
      { term: 'Next time', value: 'the same form' },
    ],
    mail: {
      label: 'Send this to a colleague',
      subject: 'How long is our sign-up form?',
      body: `How many fields does a shopper fill in before they have an account with us? ${brand.name} asks for one and a six-digit code:`,
    },
  },
}
