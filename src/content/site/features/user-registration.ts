import { brand } from '#content/shared/brand.ts'
import { demoPath } from '#contract/demo/themes.ts'
import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

export const userRegistration: FeatureContent = {
  page: 'userRegistration',
  description:
    'One form, six digits. A shopper types a telephone number, then the code that arrives on it, and has an account. There is no password to invent, and so none to forget.',
  reveal: {
    heading: 'What the form does not ask.',
    lines: [
      {
        term: 'A password',
        text: 'A one-time code takes its place. What was never chosen cannot be forgotten, reused or leaked.',
      },
      {
        term: 'The same thing twice',
        text: 'Social login brings the name and the address along from an account the shopper already keeps.',
      },
      {
        term: 'Whether you are new',
        text: 'Registering and signing in are one form. It looks the number up and does whichever is due.',
      },
      {
        term: 'Your birthday, yet',
        text: 'The rest of the profile can wait for the account, where there is a reason to fill it in.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'A number or a name',
        period: 'Field 1',
        description:
          'The shopper types a telephone number or an email address, or presses the button of a service they already use.',
      },
      {
        title: 'A code goes out',
        period: 'By SMS',
        description:
          'Six digits, good once and for a few minutes. The message is paid from your prepaid wallet like any other.',
      },
      {
        title: 'Six digits come back',
        period: 'Digits 1 to 6',
        description:
          'Typed or pasted, it makes no difference. A wrong code says so in words; a new one is one press away.',
      },
      {
        title: 'The account is there',
        period: 'At once',
        description:
          'Points, wishlist and orders have an owner from the first visit. Nobody was sent to an inbox to confirm.',
      },
    ],
  },
  experiences: {
    heading: 'One door,\nnobody locked out.',
    items: [
      {
        title: 'The shopper',
        description:
          'Gets in with the telephone that is already in the hand. Next month it is the same six digits.',
      },
      {
        title: 'The marketer',
        description:
          'Writes to numbers that somebody has answered from. Every one of them belongs to an account.',
      },
      {
        title: 'The support team',
        description: 'Stops resetting passwords. There are none to reset.',
      },
    ],
  },
  demo: {
    heading: 'See the door.',
    text: 'The sign-in form is part of every account theme, and all three are open to try. The demo shows you the message with the code.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Walk in', href: demoPath('elite') },
  },
  parallax: {
    caption:
      'Six digits is a million codes. A guess is right once in a million, and the form does not take many guesses.',
  },
  memo: {
    heading: 'For whoever owns the sign-up form',
    text: 'The questions a store should ask of its registration form before it asks anything of a shopper.',
    rows: [
      { term: 'Fields before an account', value: '1, and a code' },
      { term: 'Passwords to store', value: '0' },
      { term: 'Channel of the code', value: 'SMS, from the prepaid wallet' },
      { term: 'Other ways in', value: 'email, social login' },
      { term: 'Way back in', value: 'the same form' },
    ],
    mail: {
      label: 'Send this to a colleague',
      subject: 'Our sign-up form, counted',
      body: `How many fields does a shopper fill in before they have an account with us? ${brand.name} asks for one and a six-digit code:`,
    },
  },
}
