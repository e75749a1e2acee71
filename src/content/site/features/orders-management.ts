import { demoPath } from '#contract/demo/themes.ts'
import { claimHref, claims, cite } from '#content/shared/claims.ts'
import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

const window = cite('cancellationWindow')

export const ordersManagement: FeatureContent = {
  page: 'ordersManagement',
  description:
    'Customers edit, cancel, reorder, track, confirm and prepay their own orders. Your team sees the result.',
  reveal: {
    heading: 'Six things customers do themselves',
    lines: [
      {
        term: 'Edit',
        text: 'Swap a colour or size, or change a quantity, before the order locks.',
      },
      { term: 'Cancel', text: `Self-service, inside a ${window} window. After that the order is locked.` },
      { term: 'Reorder', text: 'Last month’s order, back in the cart with one tap.' },
      {
        term: 'Track',
        text: 'Live status in the account, so customers don’t have to ask where their order is.',
      },
      {
        term: 'Prepay',
        text: 'Customers turn cash on delivery (COD) into an online payment before you ship.',
      },
      {
        term: 'Confirm',
        text: 'Customers confirm COD orders on WhatsApp or SMS before you book a courier. Fewer parcels come back undelivered (RTO).',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'The customer orders',
        period: 'Minute 0',
        description: 'The order appears in the account, with a countdown.',
      },
      {
        title: 'Changes are open',
        period: 'Minutes 0 to 15',
        description: 'The customer can change items and address, pay a cash order online, or cancel.',
      },
      {
        title: 'The order locks',
        period: 'Minute 15',
        description: 'You get one final version for stock, invoice and label.',
      },
      {
        title: 'The parcel travels',
        period: 'Until delivery',
        description: 'Every courier scan updates the account. Messages about it are planned.',
      },
    ],
  },
  experiences: {
    heading: 'What your team notices',
    items: [
      {
        title: 'The customer',
        description: 'Gets the order they meant to place.',
      },
      {
        title: 'The support team',
        description: 'Gets fewer tickets, each with the full order history.',
      },
      {
        title: 'The warehouse',
        description: 'Packs each order once, after changes are closed.',
      },
    ],
  },
  demo: {
    heading: 'Cancel an order yourself',
    text: 'In the live demo you are Asha. Cancel order 10482 while the countdown runs, in any of the three themes.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open order 10482', href: `${demoPath('elite')}/orders/10482` },
  },
  parallax: {
    figure: claims.fewerTickets.figure,
    href: claimHref('fewerTickets'),
    caption:
      'fewer support tickets after a store switched order editing on. The empty outlines are the tickets that were no longer needed.',
  },
  memo: {
    heading: 'Sort last week’s tickets',
    text: 'How many of them fall under these six? Customers could have handled all six themselves.',
    rows: [
      { term: '“Can I change the colour?”', value: 'Edit' },
      { term: '“Please cancel, I pressed twice.”', value: 'Cancel' },
      { term: '“Same again, please.”', value: 'Reorder' },
      { term: '“Where is my order?”', value: 'Track' },
      { term: '“Can I pay by card instead?”', value: 'Prepay' },
      { term: '“Did you get my order?”', value: 'Confirm' },
    ],
    mail: {
      label: 'Send this to a colleague',
      subject: 'Which tickets could customers solve themselves?',
      body: 'How many of last week’s tickets were about editing, cancelling, reordering, tracking, prepaying or confirming an order? Customers can do all six themselves:',
    },
  },
}
