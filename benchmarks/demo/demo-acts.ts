import type { Locator, Page } from '@playwright/test'

/** One thing that somebody does, and the words by which they see that it was done. */
export interface Act {
  what: string
  press(page: Page): Promise<Press>
  /** Where the answer stands, and what it says. */
  answer: { within: string; text: string }
}

interface Press {
  on: Locator
  key?: string
}

const account = '.account-screen'
const shopSide = '.shop-side-activity li'

const button = (name: string | RegExp) => (page: Page) =>
  Promise.resolve({ on: page.getByRole('button', { name, exact: true }).first() })

const open = (screen: string): Act => ({
  what: `open ${screen}`,
  press: (page) =>
    Promise.resolve({
      on: page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: screen, exact: true }),
    }),
  answer: { within: `${account} h1`, text: screen },
})

/** In the order in which a visitor would. */
export const demoActs: readonly Act[] = [
  {
    what: 'ask for a code',
    press: button('Send me a code'),
    answer: { within: account, text: 'Use this code' },
  },
  {
    what: 'sign in with it',
    press: button('Use this code'),
    answer: { within: '.account-nav', text: 'Orders' },
  },
  open('Orders'),
  open('Wishlist'),
  {
    what: 'the shop fills a shelf',
    press: button(/^Five Bottle vase/),
    answer: { within: shopSide, text: 'Reminded of Bottle vase' },
  },
  open('Points'),
  { what: 'choose a reward', press: button('Tear it off'), answer: { within: account, text: 'Spend them' } },
  {
    what: 'spend points',
    press: button('Spend them'),
    answer: { within: account, text: 'Ready in the basket' },
  },
  open('Subscriptions'),
  { what: 'choose a pause', press: button('Pause it'), answer: { within: account, text: 'For how long?' } },
  {
    what: 'pause a subscription',
    press: button('Pause it'),
    answer: { within: account, text: 'Paused until' },
  },
  open('Reviews'),
  open('Profile'),
  {
    what: 'ask for the brand',
    press: button('Try my brand'),
    answer: { within: '[popover]:popover-open', text: 'Your name on it' },
  },
  {
    what: 'change its colour',
    press: async (page) => {
      const on = page.getByLabel('Your colour', { exact: false }).first()
      await on.fill('#fbdd6')
      return { on, key: '2' }
    },
    answer: { within: '.brand-verdict', text: 'printed darker' },
  },
]
