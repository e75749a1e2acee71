import type { MailData } from '#contract/emails/shapes.ts'

type About = MailData<'shopper-change'>['about']

/** Emails to shoppers about an order. The heading is the subject too; the merchant sees both among the templates. */
export const changeEmails = {
  headings: {
    changed: (order) => `Your order ${order} was changed`,
    cancelled: (order) => `Your order ${order} is cancelled`,
    due: (order) => `Please pay for the change to your order ${order}`,
    paid: (order) => `Your order ${order} is paid`,
    reversed: (order) => `The change to your order ${order} was undone`,
    confirm: (order) => `Please confirm your order ${order}`,
    unconfirmed: (order) => `Your order ${order} is cancelled`,
  } satisfies Record<About, (orderName: string) => string>,
  texts: {
    changed: 'Your change is saved. The order’s own page shows it as it is now.',
    cancelled: 'Nothing will be sent. If you have paid, the money is on its way back to you.',
    due: 'Your change made the order dearer. Please pay the difference, or the change is undone when the time is up.',
    paid: 'We have received your payment, and your order is up to date. There is nothing more to do.',
    reversed:
      'The difference was not paid in time, so the order is as it was before. You were not charged for the change.',
    confirm:
      'You pay for this order in cash. Please confirm within a day that you want it. Then the store sends it.',
    unconfirmed: 'Nobody confirmed this cash order within a day, so nothing will be sent.',
  } satisfies Record<About, string>,
  action: (about: About): string =>
    about === 'confirm' ? 'Confirm your order' : about === 'due' ? 'Pay the difference' : 'See your order',
} as const
