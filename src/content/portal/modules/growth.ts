import type { WorkspaceCopy } from './workspace.ts'

export const superleadz: WorkspaceCopy = {
  lead: 'Will ask leaving visitors for their email.',
  reads: [
    'Which page is open, and for how long',
    'Whether we asked this visitor before',
    'The cart, if there is one',
  ],
  writes: ['The email, with time and page', 'The consent, word for word', 'Nothing in the store itself'],
  sends: ['Nothing'],
  heading: 'From visit to email',
  empty: {
    title: 'No pop-ups shown yet',
    text: 'Figures appear after the first pop-up.',
  },
}

export const referral: WorkspaceCopy = {
  lead: 'Will give customers a link to share. When a friend buys, the customer gets a reward.',
  reads: ['Orders that came through a customer’s link', 'Returns, until the reward is paid'],
  writes: ['Who referred whom', 'The reward, once it is due', 'Nothing in the store itself'],
  sends: ['A link to every customer who asks for one', 'A message when a reward is earned'],
  heading: 'Referrals',
  empty: {
    title: 'No referrals yet',
    text: 'Figures appear after the first referral.',
  },
}

export const flash_accounts: WorkspaceCopy = {
  lead: 'The email after a purchase has a link that opens the order in the customer’s account, without a password.',
  reads: ['The order that was just placed', 'The email address of its customer'],
  writes: ['Nothing in the store itself'],
  sends: [
    'One email for a new order, with a link that works for a day. Customers of the comparison group and those who stopped your emails get none',
  ],
  heading: 'Links after a purchase',
  empty: {
    title: 'Nothing to count here',
    text: 'A new order gets an email with the link, unless its customer is in the comparison group or stopped your emails. We don’t track who opens it.',
  },
}

export const product_review: WorkspaceCopy = {
  lead: 'Will ask for a review a week after delivery.',
  reads: ['Orders and delivery dates', 'Products'],
  writes: ['The review', 'Your reply', 'Nothing in the store itself'],
  sends: ['One request by email or WhatsApp', 'One reminder, if you allow it'],
  heading: 'Reviews',
  empty: {
    title: 'No review requests yet',
    text: 'We send the first request after the first delivery.',
  },
}
