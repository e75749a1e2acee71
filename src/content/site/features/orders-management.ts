import { demoPath } from '#contract/demo/themes.ts'
import { claimHref, claims, cite } from '#content/shared/claims.ts'
import { pages } from '#content/shared/pages.ts'
import type { FeatureContent } from './types.ts'

const window = cite('cancellationWindow')

export const ordersManagement: FeatureContent = {
  page: 'ordersManagement',
  description:
    'Six things a customer may want to do to an order, done by the customer. Your team sees the result, not the request.',
  reveal: {
    heading: 'Six things a customer does without asking',
    lines: [
      {
        term: 'Edit',
        text: 'Swap a colour, change a quantity, add one more thing. The parcel has not been packed yet, so nobody minds.',
      },
      { term: 'Cancel', text: `Self-service, inside a ${window} window. After that the order holds.` },
      { term: 'Reorder', text: 'Last month’s basket, back in the cart with one press.' },
      { term: 'Track', text: 'Live status in the account. No ticket, no “where is my order”.' },
      { term: 'Prepay', text: 'Turn cash on delivery into a paid order before it leaves the building.' },
      {
        term: 'Confirm',
        text: 'Cash orders answer for themselves on WhatsApp or SMS before a courier is booked.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    items: [
      {
        title: 'The order is placed',
        period: 'Minute 0',
        description: 'It appears in the customer’s account with a clock on it.',
      },
      {
        title: 'The window is open',
        period: 'Minutes 0 to 15',
        description: 'Items, address, payment and delivery can all change without your team.',
      },
      {
        title: 'The order locks',
        period: 'Minute 15',
        description: 'Stock, invoice and label are written once, from the final version.',
      },
      {
        title: 'The parcel reports in',
        period: 'Until the door',
        description: 'Each scan updates the account and sends the copy you chose: email, WhatsApp or SMS.',
      },
    ],
  },
  experiences: {
    heading: 'One order,\nthree happy people.',
    items: [
      {
        title: 'The customer',
        description: 'Sees one clock and clear choices. Leaves with the order they meant to place.',
      },
      {
        title: 'The support team',
        description: 'Opens to fewer tickets. What does arrive comes with the full order history attached.',
      },
      {
        title: 'The warehouse',
        description: 'Packs once. Nothing reaches the bench until the window has closed.',
      },
    ],
  },
  demo: {
    heading: 'See it with a clock running.',
    text: 'The order and its clock are part of every account theme, and all three are open to try. You are Asha: cancel something while it runs.',
    label: 'See the themes',
    href: pages.themes.path,
    also: { label: 'Open order 10482', href: `${demoPath('elite')}/orders/10482` },
  },
  parallax: {
    figure: claims.fewerTickets.figure,
    href: claimHref('fewerTickets'),
    caption:
      'fewer support tickets after order editing was switched on. The missing stubs are the tickets nobody had to write.',
  },
  memo: {
    heading: 'For whoever answers the tickets',
    text: 'Take last week’s inbox and sort it into these six piles. They are the ones a customer could have moved alone.',
    rows: [
      { term: '“Can I change the colour?”', value: 'Edit' },
      { term: '“Please cancel, I pressed twice.”', value: `Cancel, ${window} window` },
      { term: '“Same again, please.”', value: 'Reorder' },
      { term: '“Where is my order?”', value: 'Track' },
      { term: '“Can I pay by card instead?”', value: 'Prepay' },
      { term: '“Did you get my order?”', value: 'Confirm' },
    ],
    mail: {
      label: 'Send this to a colleague',
      subject: 'Six piles of tickets',
      body: 'If we sort last week’s tickets into edit, cancel, reorder, track, prepay and confirm: how many are left? These are the ones a customer could have done alone:',
    },
  },
}
