import type { WorkspaceCopy } from './workspace.ts'

export const superleadz: WorkspaceCopy = {
  lead: 'Ask leaving visitors for their email.',
  reads: [
    'Which page is open, and for how long',
    'Whether we asked this visitor before',
    'The cart, if there is one',
  ],
  writes: ['The email, with time and page', 'The consent, word for word', 'Nothing in the store itself'],
  sends: ['Nothing itself. The Email module sends what you promised'],
  settings: {
    appears: {
      label: 'When it appears',
      options: {
        after_a_while: 'After a while',
        half_way_down: 'Half-way down the page',
        on_leaving: 'When the visitor is leaving',
      },
    },
    after_seconds: {
      label: 'Seconds before it may appear',
      hint: 'It never appears sooner than this.',
    },
    rests_days: {
      label: 'Days before asking again',
      hint: 'After a visitor says no.',
    },
    on_phones: { label: 'Show on phones' },
  },
  heading: 'From visit to email',
  empty: {
    title: 'No pop-ups shown yet',
    text: 'Figures appear after the first pop-up.',
  },
}

export const referral: WorkspaceCopy = {
  lead: 'Customers share a link. When a friend buys, the customer gets a reward.',
  reads: ['Orders that came through a customer’s link', 'Returns, until the reward is paid'],
  writes: ['Who referred whom', 'The reward, once it is due', 'Nothing in the store itself'],
  sends: ['A link to every customer who asks for one', 'A message when a reward is earned'],
  settings: {
    thanks_with: {
      label: 'Reward',
      options: { points: 'Points', store_credit: 'Store credit', discount: 'A discount code' },
    },
    thanks_of: { label: 'Amount', hint: 'Points, money or percent, depending on the reward.' },
    holds_days: { label: 'Days before the reward is paid', hint: 'Allow enough time for returns.' },
    thanks_both: { label: 'Reward the friend too' },
  },
  heading: 'Referrals',
  empty: {
    title: 'No referrals yet',
    text: 'Figures appear after the first referral.',
  },
}

export const flash_accounts: WorkspaceCopy = {
  lead: 'Customers create an account with one tap on the thank-you page.',
  reads: ['The order that was just paid', 'Whether the email already has an account'],
  writes: [
    'The account, with that first order in it',
    'The consent, word for word',
    'Nothing in the store itself',
  ],
  sends: ['One welcome email'],
  settings: {
    stands: {
      label: 'Position',
      options: { above_the_order: 'Above the order', below_the_order: 'Below the order' },
    },
    open_minutes: { label: 'Offer open for (minutes)', hint: 'After that it disappears from the page.' },
    asks_birthday: { label: 'Ask for a birthday' },
  },
  heading: 'Accounts created',
  empty: {
    title: 'No accounts yet',
    text: 'Figures appear after the first paid order.',
  },
}

export const product_review: WorkspaceCopy = {
  lead: 'Asks for a review a week after delivery.',
  reads: ['Orders and delivery dates', 'Products'],
  writes: ['The review', 'Your reply', 'Nothing in the store itself'],
  sends: ['One request by email or WhatsApp', 'One reminder, if you allow it'],
  settings: {
    asks_after_days: { label: 'Days after delivery' },
    publishes_from: {
      label: 'Publish automatically from (stars)',
      hint: 'You check anything below. 1 publishes everything.',
    },
    asks_again: { label: 'Send a reminder after a week' },
    takes_pictures: { label: 'Allow pictures' },
  },
  heading: 'Reviews',
  empty: {
    title: 'No review requests yet',
    text: 'We send the first request after the first delivery, at the time you set below.',
  },
}
