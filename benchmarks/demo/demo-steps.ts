import type { Page } from '@playwright/test'
import type { TimedPress } from '../pages/press-timing.ts'

const account = '.account-screen'
const shopSide = '.shop-side-activity li'

const button = (name: string | RegExp) => (page: Page) =>
  Promise.resolve({ on: page.getByRole('button', { name, exact: true }).first() })

const open = (screen: string): TimedPress => ({
  name: `open ${screen}`,
  press: (page) =>
    Promise.resolve({
      on: page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: screen, exact: true }),
    }),
  result: { within: `${account} h1`, text: screen },
})

/** In the order of a typical visit. */
export const demoSteps: readonly TimedPress[] = [
  {
    name: 'play the sign-in',
    press: button('Try the sign-in'),
    result: { within: account, text: 'Send me a code' },
  },
  {
    name: 'ask for a code',
    press: button('Send me a code'),
    result: { within: account, text: 'Use this code' },
  },
  {
    name: 'sign in with it',
    press: button('Use this code'),
    result: { within: '.account-nav', text: 'Orders' },
  },
  open('Orders'),
  open('Wishlist'),
  {
    name: 'restock as the shop',
    press: button(/^Five Bottle vase/),
    result: { within: shopSide, text: 'Reminded of Bottle vase' },
  },
  open('Points'),
  { name: 'choose a reward', press: button('Redeem it'), result: { within: account, text: 'Spend them' } },
  {
    name: 'spend points',
    press: button('Spend them'),
    result: { within: account, text: 'Ready in the basket' },
  },
  open('Subscriptions'),
  { name: 'choose a pause', press: button('Pause it'), result: { within: account, text: 'For how long?' } },
  {
    name: 'pause a subscription',
    press: button('Pause it'),
    result: { within: account, text: 'Paused until' },
  },
  open('Reviews'),
  open('Profile'),
  {
    name: 'open the brand dialog',
    press: button('Try my brand'),
    result: { within: '[popover]:popover-open', text: 'Try your brand' },
  },
  {
    name: 'change its colour',
    press: async (page) => {
      const on = page.getByLabel('Your colour', { exact: false }).first()
      await on.fill('#fbdd6')
      return { on, key: '2' }
    },
    result: { within: '.brand-verdict', text: 'printed darker' },
  },
]
