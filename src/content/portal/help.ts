import { pages } from '#content/shared/pages.ts'

/** The words of the help that opens on every page of the portal. */
export const help = {
  open: 'Help',
  search: 'Search questions and guides',
  placeholder: 'refund, wallet, cancel…',
  questions: 'Questions',
  guides: 'Guides',
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  none: 'Nothing found. Try another word, or write to us below.',
  all: { label: 'All questions', path: pages.faq.path },
  status: { label: 'Is something down? See the status page', path: pages.status.path },
  message: {
    heading: 'Write to us',
    label: 'Your message',
    hint: (page: string) => `We see that you wrote from ${page}. Please don’t send passwords.`,
    send: 'Send',
    sending: 'Sending…',
    sent: 'Message sent',
    reply: (reference: string) => `We reply by email. Your reference is ${reference}.`,
  },
  failed: { title: 'No answer', message: 'We couldn’t open the help. Please try again.' },
} as const

/** How things are done in the portal, each at its own place. The first ones are shown before anybody types. */
export const helpGuides: readonly { title: string; text: string; path: string }[] = [
  {
    title: 'Connect a store',
    text: 'Approve access at Shopify from the apps page, also after your store was disconnected. Orders arrive within minutes.',
    path: pages.apps.path,
  },
  {
    title: 'Open customer accounts',
    text: 'Choose an address, a theme and your colours, then switch them on.',
    path: '/merchant/oh-my-customer/#accounts',
  },
  {
    title: 'Let customers change or cancel an order',
    text: 'Set the order window: for how long, and what may be changed.',
    path: '/merchant/oh-my-customer/#window',
  },
  {
    title: 'Find an order or a customer',
    text: 'Search by order number, or by the start of a name, email or phone number.',
    path: pages.orders.path,
  },
  {
    title: 'See which customer changed what',
    text: 'Each change with its order, customer, result, message and cost.',
    path: pages.orderChanges.path,
  },
  {
    title: 'See what the order window saved',
    text: 'Late cancellations, refunds, returns and undelivered cash orders, compared with customers without it.',
    path: '/merchant/oh-my-customer/#saved',
  },
  {
    title: 'Top up the wallet',
    text: 'Messages are paid from it. Add money by Shopify or card, or switch on automatic top-up.',
    path: `${pages.billing.path}#topUp`,
  },
  {
    title: 'Find receipts and invoices',
    text: 'Every top-up has a receipt, every month a document.',
    path: `${pages.billing.path}#documents`,
  },
  {
    title: 'Cancel or keep the plan',
    text: 'Cancel any day on the billing page. Everything works until the end of the month you paid for.',
    path: `${pages.billing.path}#plan`,
  },
  {
    title: 'Invite people',
    text: 'Enter an email address and choose a role. They get a link.',
    path: pages.users.path,
  },
  {
    title: 'Change your password, passkeys or devices',
    text: 'Sign-in methods, sessions and your own data are on your account page.',
    path: pages.account.path,
  },
  {
    title: 'Add or rename an outlet',
    text: 'Each place of sale has its own modules, people and plan.',
    path: pages.outlets.path,
  },
]
