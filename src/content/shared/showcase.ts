/** The demo store that visitors may look around in, read only and without an account. */

export const showcaseButton = {
  label: 'Look around a demo store',
  note: 'No account, no form. You look; nothing is saved.',
} as const

/** On every page of the portal, while somebody looks around. */
export const showcaseBanner = {
  name: 'Demo store',
  title: 'You are looking at a demo store.',
  text: 'Nothing you do here is saved.',
  create: 'Create an account',
  leave: 'Leave',
  visitor: 'Visitor',
} as const

/** Below the form of the sign-in page. */
export const showcaseOffer = {
  title: 'No account yet?',
  text: 'See the portal with a demo store’s orders, customers and messages.',
} as const

/** The page with the button alone: before a visit, after it, and where there were too many. */
export const showcasePage = {
  start: {
    heading: 'Look around a demo store',
    text: 'The portal of an invented store, with its orders, customers, messages and wallet as they happen. You can read what happens there and change nothing.',
    button: 'Open the demo store',
  },
  ended: {
    heading: 'Your visit has ended',
    text: 'A visit to the demo store lasts half an hour. You can start another one, or create an account and connect your own store.',
    button: 'Look around again',
  },
  tooMany: {
    heading: 'Too many visits',
    text: 'There were many visits from your network. Please try again in a few minutes.',
    button: 'Try again',
  },
  home: 'Back to the home page',
} as const

/** Instead of a page that visitors do not see. */
export const showcaseClosed = {
  heading: 'Not part of the demo store',
  title: 'This page stays closed to visitors',
  text: 'It shows people, sign-in, keys or files. In your own account you see everything.',
} as const
