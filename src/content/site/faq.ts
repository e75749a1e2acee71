import { brand } from '../shared/brand.ts'
import { claims, cite } from '../shared/claims.ts'
import { plainText } from '../shared/linked-text.ts'
import { pages } from '../shared/pages.ts'

/**
 * Every question with its answer. The home page, the FAQ page and the structured data read this one list.
 * An answer is paragraphs of plain text; a link is written `[words](address)` and nothing else is marked up.
 */
export interface FaqEntry {
  /** The address of the question: /faq#id. Published, so never renamed. */
  id: string
  question: string
  answer: string[]
  topic: FaqTopic
  /** The five that stand on the home page. */
  onHome?: true
}

export const faqTopics = [
  { name: 'Price', note: 'What you pay, and what is left out of it.' },
  { name: 'What is in it', note: 'The parts, counted once.' },
  { name: 'Setting up', note: 'From the listing to the first order.' },
  { name: 'Accounts and orders', note: 'What your customers do without you.' },
  { name: 'Messages', note: 'Email, WhatsApp, SMS and the wallet behind them.' },
  { name: 'Your data', note: 'What is kept, and how to take it away.' },
  { name: 'Help', note: 'Who answers.' },
] as const

export type FaqTopic = (typeof faqTopics)[number]['name']

const contact = pages.contact.path

export const faq: FaqEntry[] = [
  {
    id: 'what-the-subscription-includes',
    topic: 'Price',
    question: `What does ${claims.price.figure} a month include?`,
    answer: [
      `The whole system: the Customer Command Centre with its ${cite('essentials')} essentials, the Communication Command Centre with its ${cite('channels')} channels, and all ${cite('solutions')} solutions. There is one subscription and no tiers, so there is no feature that turns out to be in the next plan up.`,
      'It does not include the messages themselves. Those are paid from a prepaid wallet, each at the rate of its channel and country.',
    ],
    onHome: true,
  },
  {
    id: 'future-features',
    topic: 'Price',
    question: 'Do new features cost extra?',
    answer: [
      'No. One subscription covers all future features at no extra charge. When a part is added, it is in your portal to activate, and the bill stays where it was.',
    ],
    onHome: true,
  },
  {
    id: 'what-is-not-included',
    topic: 'Price',
    question: 'What is not included?',
    answer: [
      `Message credits. Every email, WhatsApp message and SMS is drawn from your wallet on top of the ${cite('price')}. Your Shopify plan, payment fees and courier are between you and them, as before.`,
    ],
  },
  {
    id: 'several-stores',
    topic: 'Price',
    question: 'I run several stores. Do I pay for each?',
    answer: [
      `The portal holds several outlets under one sign-in and you switch between them. The price is for each store; [the pricing page](${pages.pricing.path}#bills) has a worked bill for two.`,
    ],
  },
  {
    id: 'does-it-save-money',
    topic: 'Price',
    question: 'Will it cost less than the apps I have now?',
    answer: [
      `Add up the apps it would replace. If together they come to less than ${cite('price')} a month, then ${brand.name} is the dearer choice and its case has to rest on being one system instead of several. If they come to more, the sum makes the case by itself. Leave messages out of both sides: you pay for those either way.`,
    ],
  },
  {
    id: 'modules-features-solutions',
    topic: 'What is in it',
    question: 'What is the difference between a module, a feature and a solution?',
    answer: [
      `A solution is one job that otherwise takes an app, and there are ${cite('solutions')} in the whole system. An essential is a solution that lives in the Customer Command Centre; there are ${cite('essentials')}, all named on [the home page](${pages.home.path}). A feature is something you can point at on a screen: we state ${cite('features', claims.features.spelled)}. A module is a group of features that is switched on as one: we state ${cite('modules', claims.modules.spelled)}.`,
      'These are counts of different things and they overlap, so they are not to be added up. The small counts on each feature page are of that page alone, step by step, which is why they come to more than the total here. All of them are our own count of our own product.',
    ],
  },
  {
    id: 'the-two-command-centres',
    topic: 'What is in it',
    question: 'What are the two command centres?',
    answer: [
      `The Customer Command Centre is what your customers hold: account, orders, wishlist, points, security. The Communication Command Centre is what reaches them: email, WhatsApp and SMS. They are joined, so that an order event in the first becomes a message in the second. See [the communication bundle](${pages.communicationBundle.path}).`,
    ],
  },
  {
    id: 'which-apps-it-replaces',
    topic: 'What is in it',
    question: 'Which kinds of app does it replace?',
    answer: [
      'Customer accounts and their themes, wishlist, loyalty points and tiers, reviews, code and social login, quick account creation, order editing and tracking, subscriptions, returns and exchanges, and the tools that send email, WhatsApp and SMS.',
      'Switch them off one at a time, each after its replacement has run for a week. Nobody ever regretted being slow at this.',
    ],
  },
  {
    id: 'use-only-a-part',
    topic: 'What is in it',
    question: 'Can I use only a part of it?',
    answer: [
      'Yes. Each module is activated on its own in the portal, and what you have not activated does nothing. The price is the same.',
    ],
  },
  {
    id: 'account-themes',
    topic: 'What is in it',
    question: 'What is an account theme?',
    answer: [
      `The look of the pages behind My account. There are three: Elite, Armani and E-commerce. The functions are the same in each, so you choose [by eye](${pages.themes.path}).`,
    ],
  },
  {
    id: 'how-long-setup-takes',
    topic: 'Setting up',
    question: 'How long does setting up take?',
    answer: [
      'Minutes. You install from the Shopify listing, Shopify asks you to approve the permissions, and the portal opens with your store in it. You choose a theme and activate the modules you want. What takes longer is writing your own words for your messages; templates are there to begin from.',
    ],
    onHome: true,
  },
  {
    id: 'need-a-developer',
    topic: 'Setting up',
    question: 'Do I need a developer?',
    answer: [
      'No. Nothing in the set-up asks for code. If you have a developer, show them [order management](/orders-management): it is the part they are most often asked to build.',
    ],
  },
  {
    id: 'other-platforms',
    topic: 'Setting up',
    question: 'Does it work with a store that is not on Shopify?',
    answer: [
      `The system is built for Shopify. The portal also takes a website or another platform by name when you set up a module, but the parts that live inside Shopify, such as customer accounts, need Shopify. [Tell us](${contact}) what you run and we will say what works.`,
    ],
  },
  {
    id: 'shopify-customer-accounts',
    topic: 'Setting up',
    question: 'Shopify is ending legacy customer accounts. What does that mean for me?',
    answer: [
      'Shopify deprecated legacy customer accounts, the ones with a password and Liquid pages, in February 2026. The day on which they are switched off had not been given when this was written. The new accounts sign in by a code sent by email, and apps add to them with blocks and pages instead of edited Liquid.',
      `If your account pages were built in Liquid, they do not come along by themselves. Before you choose anything, ours or another's, ask which screens are Shopify's own, which are blocks and which are hosted pages. [Ask us](${contact}) and we will go through your account screen by screen.`,
    ],
    onHome: true,
  },
  {
    id: 'existing-customers',
    topic: 'Setting up',
    question: 'What happens to the customers I already have?',
    answer: [
      'They stay where they are, in Shopify. Your customer and order records remain the ones in your Shopify admin, and people sign in with the email address you already know them by.',
    ],
  },
  {
    id: 'how-customers-sign-in',
    topic: 'Accounts and orders',
    question: 'How do customers sign in?',
    answer: [
      `With a one-time code, or with a social account. A customer who bought as a guest can be offered an account on the page after the purchase, made from the order just placed: see [quick account creation](${pages.quickAccountCreation.path}).`,
    ],
  },
  {
    id: 'what-customers-can-change',
    topic: 'Accounts and orders',
    question: 'What can customers do with an order by themselves?',
    answer: [
      `Edit it, cancel it, order it again, track it, confirm it, and turn cash on delivery into prepaid. Stores that let customers edit orders saw ${cite('fewerTickets')} fewer support tickets; the figure is [reported, and here is how it is counted](${pages.caseStudies.path}#fewer-tickets).`,
    ],
  },
  {
    id: 'cancellation-window',
    topic: 'Accounts and orders',
    question: 'Is it wise to let people cancel?',
    answer: [
      `For a short time, it seems so. In our [case study](${pages.caseStudies.path}#kept-customers) a store opened a ${cite('cancellationWindow')} window in which customers could cancel without asking, and retention rose by ${cite('retention')}. You set the window; when it closes, the button goes.`,
    ],
  },
  {
    id: 'cash-on-delivery',
    topic: 'Accounts and orders',
    question: 'Does it handle cash on delivery?',
    answer: [
      'Yes. A cash-on-delivery order can be confirmed by the customer before you pack it, and converted to prepaid from the account or from the message that asks for the confirmation.',
    ],
  },
  {
    id: 'returns-and-exchanges',
    topic: 'Accounts and orders',
    question: 'Are returns, exchanges and replacements covered?',
    answer: [
      `Yes, all three start in the account and end there. How each runs is on [its own page](${pages.returnsExchange.path}).`,
    ],
  },
  {
    id: 'how-the-wallet-works',
    topic: 'Messages',
    question: 'How do message credits and the wallet work?',
    answer: [
      'You put money in before you send, and each message takes its price out. Nothing is sent on account, so there is no message bill at the end of the month. The price of a message depends on its channel and the country it goes to.',
      `Rates of the carriers and of WhatsApp change, so they are printed [on one page](${pages.pricing.path}#rates), with a date.`,
    ],
    onHome: true,
  },
  {
    id: 'which-channel',
    topic: 'Messages',
    question: 'Which message should go by which channel?',
    answer: [
      `By how soon it must be read and how long it must be kept. A code goes by SMS, since it is needed now. A parcel on its way goes by WhatsApp, since people answer there. An invoice goes by email, since it will be looked for in a year. There is [a table](${pages.communicationBundle.path}#channel-table).`,
    ],
  },
  {
    id: 'whatsapp-rules',
    topic: 'Messages',
    question: 'Do I need anything for WhatsApp?',
    answer: [
      'A number for the business that is not in use in the WhatsApp app, templates approved by WhatsApp, and the consent of the people you write to. The same consent rule holds for offers by email and SMS, in most countries by law.',
    ],
  },
  {
    id: 'languages',
    topic: 'Messages',
    question: 'Which languages does it speak?',
    answer: [
      `This site and the portal are in English. Your messages are your own words, so they are in whatever language you write them; WhatsApp approves a template for each language separately. For the words of the account pages, [tell us](${contact}) which languages your store sells in.`,
    ],
  },
  {
    id: 'what-you-store',
    topic: 'Your data',
    question: 'What do you keep about my customers?',
    answer: [
      `What the parts you activated need in order to work, for as long as you use them, and on your instruction. The [privacy policy](${pages.privacyPolicy.path}) lists it with a plain summary beside each clause.`,
    ],
  },
  {
    id: 'export-my-data',
    topic: 'Your data',
    question: 'Can I take my data with me?',
    answer: [
      `Yes. Your customers and orders are in Shopify in any case. For what we hold besides, such as points, wishlists and the record of messages, [ask](${contact}) and you get it in files that a spreadsheet opens.`,
    ],
  },
  {
    id: 'uninstalling',
    topic: 'Your data',
    question: 'What happens when I uninstall?',
    answer: [
      `Shopify withdraws our access to the store at once. Your customers and orders stay with Shopify. Export what you want to keep first; what we hold for you is then deleted as the [terms](${pages.termsOfUse.path}#leaving) say. What happens to money left in the wallet is [in the terms](${pages.termsOfUse.path}#money-left).`,
    ],
  },
  {
    id: 'support',
    topic: 'Help',
    question: 'Who helps when something is wrong?',
    answer: [
      `People. [Write to us](${contact}), by email to ${brand.email}, or call us. Every message gets a reference and a copy to you, and is read by someone who works on the product.`,
    ],
  },
]

/** The words of the page round the questions. */
export const faqPage = {
  lead: 'Straight answers, including those that sell nothing. Each has an address of its own, to send to whoever asked.',
  search: { label: 'Search the questions', hint: 'wallet, cancel, uninstall' },
  counted: { all: 'questions', of: 'of' },
  topics: 'Topics',
  none: {
    heading: 'Nobody has asked that yet.',
    text: 'Ask it. Your words come along, and a person answers.',
    action: 'Ask us this',
  },
  link: 'Link to this question',
  copied: 'Copied',
  closing: {
    heading: 'Not among them?',
    text: 'Ask us. If the answer is of use to others, it is printed here next.',
    action: { label: 'Write to us', href: pages.contact.path },
  },
} as const

/** The answer as plain text, for structured data. */
export function plainAnswer(entry: Pick<FaqEntry, 'answer'>): string {
  return entry.answer.map(plainText).join(' ')
}
