import type { WorkspaceCopy } from './workspace.ts'

export const superleadz: WorkspaceCopy = {
  lead: 'A question put at the right moment: a visitor is about to leave, and may leave an address behind.',
  reads: [
    'Which page is open, and for how long',
    'Whether this visitor was asked before',
    'The cart, if there is one',
  ],
  writes: [
    'The address, with the hour and the page',
    'The consent, word for word',
    'Nothing in the store itself',
  ],
  sends: ['Nothing itself', 'What was promised goes by the Email module'],
  settings: {
    appears: {
      label: 'It appears',
      options: {
        after_a_while: 'After a while',
        half_way_down: 'Half-way down the page',
        on_leaving: 'When the visitor is leaving',
      },
    },
    after_seconds: {
      label: 'Seconds before it may appear',
      hint: 'Whatever the moment, never sooner than this.',
    },
    rests_days: {
      label: 'Days before asking again',
      hint: 'A visitor who declined is not asked again in this time.',
    },
    on_phones: { label: 'Appear on phones too' },
  },
  heading: 'From a visit to an address',
  empty: {
    title: 'Nobody has been asked yet',
    text: 'Pop-ups are counted from the first one shown.',
  },
}

export const referral: WorkspaceCopy = {
  lead: 'A customer tells a friend. The friend buys, the customer is thanked, and both are on the same page.',
  reads: ['Orders that came through a customer’s link', 'Returns, until the holding time is over'],
  writes: ['Who brought whom', 'The thanks, once it is due', 'Nothing in the store itself'],
  sends: ['A link to every customer who asks for one', 'A word of thanks when it was earned'],
  settings: {
    thanks_with: {
      label: 'Thank with',
      options: { points: 'Points', store_credit: 'Store credit', discount: 'A discount code' },
    },
    thanks_of: { label: 'How much', hint: 'In points, in money, or in percent, by what is chosen above.' },
    holds_days: { label: 'Days before the thanks is paid', hint: 'Long enough for a return to show.' },
    thanks_both: { label: 'Thank the friend as well' },
  },
  heading: 'Who brought whom',
  empty: {
    title: 'No referrals yet',
    text: 'Each customer who brings another is counted here.',
  },
}

export const flash_accounts: WorkspaceCopy = {
  lead: 'The order is paid and everything is known already. One tap on the thank-you page makes it an account.',
  reads: ['The order that was just paid', 'Whether the address has an account'],
  writes: [
    'The account, with that first order in it',
    'The consent, word for word',
    'Nothing in the store itself',
  ],
  sends: ['One welcome email', 'No password, because there is none'],
  settings: {
    stands: {
      label: 'Position',
      options: { above_the_order: 'Above the order', below_the_order: 'Below the order' },
    },
    open_minutes: { label: 'Minutes it stays open', hint: 'After that the offer is gone from the page.' },
    asks_birthday: { label: 'Ask for the birthday as well' },
  },
  heading: 'Accounts made',
  empty: {
    title: 'No accounts yet',
    text: 'Accounts are counted from the first paid order on.',
  },
}

export const product_review: WorkspaceCopy = {
  lead: 'Asks when the parcel has been lived with for a week, not when it has just been opened.',
  reads: ['Orders and the day they were delivered', 'Products, to know what is being judged'],
  writes: ['The review, as it was written', 'Your answer below it', 'Nothing in the store itself'],
  sends: ['One question by email or WhatsApp', 'One reminder, if you allow it'],
  settings: {
    asks_after_days: { label: 'Days after delivery' },
    publishes_from: {
      label: 'Publish by itself from (stars)',
      hint: 'Anything below waits for you. One publishes everything.',
    },
    asks_again: { label: 'Ask once more after a week of silence' },
    takes_pictures: { label: 'Let customers add pictures' },
  },
  heading: 'What they said',
  empty: {
    title: 'No one has been asked yet',
    text: 'The first question is sent after the first delivery, at the time you set below.',
  },
}
