import { ownerSettings } from '#contract/money/owner-settings.ts'
import { brand } from './brand.ts'
import { claims, cite } from './claims.ts'
import { plainText } from './linked-text.ts'
import { pages } from './pages.ts'
import { plannedHref, plannedModuleLines } from './site-features.ts'

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
  { name: 'Price', note: 'What you pay, and what is extra.' },
  { name: 'What is in it', note: 'Modules, features and themes.' },
  { name: 'Setting up', note: 'From installing to your first order.' },
  { name: 'Accounts and orders', note: 'What your customers can do themselves.' },
  { name: 'Messages', note: 'Email, WhatsApp, SMS and your wallet.' },
  { name: 'Your data', note: 'What we keep, and how to take it with you.' },
  { name: 'Help', note: 'Who answers, and who can work with you.' },
] as const

export type FaqTopic = (typeof faqTopics)[number]['name']

const contact = pages.contact.path

const { subscription, refunds } = ownerSettings

export const faq: FaqEntry[] = [
  {
    id: 'what-the-subscription-includes',
    topic: 'Price',
    question: `What does ${claims.price.figure} a month include?`,
    answer: [
      `Everything: ${cite('essentials')} customer essentials, ${cite('channels')} message channels and all ${cite('solutions')} solutions, for one store. There is only one plan.`,
      `Some of it is planned and does not work yet: see [what is live and what is planned](${plannedHref}). Messages are extra. You pay for each one from a prepaid wallet, at the rate of its channel and country.`,
    ],
    onHome: true,
  },
  {
    id: 'free-trial',
    topic: 'Price',
    question: 'Is there a free trial?',
    answer: [
      `Yes, ${subscription.trialDays} days, once for each store and company. You approve the plan at the start, and the first charge comes after the trial. Cancel before then and you pay nothing.`,
    ],
  },
  {
    id: 'future-features',
    topic: 'Price',
    question: 'Do new features cost extra?',
    answer: [
      'No. One subscription covers all future features at no extra charge. New modules appear in your portal, and you switch them on when you like.',
    ],
    onHome: true,
  },
  {
    id: 'what-is-not-included',
    topic: 'Price',
    question: 'What is not included?',
    answer: [
      `Messages, tax, and what you pay to Shopify, your payment provider and your courier. You pay for every email, WhatsApp message and SMS from your wallet, on top of the ${cite('price')}.`,
    ],
  },
  {
    id: 'rupees-and-gst',
    topic: 'Price',
    question: 'Can I pay in rupees (INR), and what about GST?',
    answer: [
      'Prices are in US dollars. Shopify or your bank converts them, so your statement shows rupees at their rate. If you are in India, we show the amount in rupees (₹, INR) beside the dollars as a guide.',
      'GST, VAT or sales tax is added where it applies. Your receipts and monthly documents are in the portal, under Billing.',
    ],
  },
  {
    id: 'refunds',
    topic: 'Price',
    question: 'Can I get a refund?',
    answer: [
      `We don’t refund a month that has already started. ${
        refunds.paysBack
          ? `If you leave, we refund the money left in your wallet within ${refunds.withinDays} days. Ask within ${refunds.claimMonths} months.`
          : 'Money left in your wallet stays there for later messages.'
      } The details are in the [terms](${pages.termsOfUse.path}#money-left).`,
    ],
  },
  {
    id: 'several-stores',
    topic: 'Price',
    question: 'I run several stores. Do I pay for each?',
    answer: [
      `Yes, the price is for each store. You manage all of them with one sign-in. The [pricing page](${pages.pricing.path}#bills) has an example for two stores.`,
    ],
  },
  {
    id: 'does-it-save-money',
    topic: 'Price',
    question: 'Will it cost less than the apps I have now?',
    answer: [
      `Add up the apps it would replace. If they cost less than ${cite('price')} a month together, ${brand.name} costs you more. The only reason to switch is having one system. If they cost more, you save the difference. Leave messages out of the sum: you pay for those either way.`,
    ],
  },
  {
    id: 'modules-features-solutions',
    topic: 'What is in it',
    question: 'What is the difference between a module, a feature and a solution?',
    answer: [
      `A solution is one job that usually takes an app: there are ${cite('solutions')}. The ${cite('essentials')} essentials are the solutions in the customer account, all listed on [the home page](${pages.home.path}). A feature is something you can see on a screen: we count ${cite('features', claims.features.spelled)}. A module is a group of features you switch on together: we count ${cite('modules', claims.modules.spelled)}.`,
      'These counts overlap, so don’t add them up. Each feature page counts its own modules and features.',
    ],
  },
  {
    id: 'the-two-command-centres',
    topic: 'What is in it',
    question: 'What are the two command centres?',
    answer: [
      `The Customer Command Centre is what your customers see: account, orders, addresses and security. Wishlist and points are [planned](${plannedHref}). The Communication Command Centre sends your email, WhatsApp and SMS. They work together: an order event in the first becomes a message in the second. See [the communication bundle](${pages.communicationBundle.path}).`,
    ],
  },
  {
    id: 'which-apps-it-replaces',
    topic: 'What is in it',
    question: 'Which apps does it replace, and how do I migrate?',
    answer: [
      `Today: apps for customer accounts, one-time codes, order editing and tracking, and for sending messages about orders. Wishlists, loyalty, reviews, social login, subscriptions and returns are [planned](${plannedHref}).`,
      `To migrate, switch on one module, let it run for a week, then remove the old app. There is no need to rush. If you have points or wishlists in another app, [ask us](${contact}) before you remove it.`,
    ],
  },
  {
    id: 'live-and-planned',
    topic: 'What is in it',
    question: 'What works today, and what is planned?',
    answer: [
      'Working today: the dashboard, customer accounts, order editing and cancelling, cash-on-delivery confirmation, sign-in codes, messages about orders, and a page for each customer.',
      `Planned modules, which you can’t switch on yet: ${plannedModuleLines}.`,
      `Wishlist, loyalty program, subscriptions and returns are planned too. You can try them in the [live demo](${pages.themes.path}). The [whole list](${plannedHref}) is on the claims page.`,
    ],
  },
  {
    id: 'use-only-a-part',
    topic: 'What is in it',
    question: 'Can I use only a part of it?',
    answer: ['Yes. You switch each module on or off in the portal. The price is the same.'],
  },
  {
    id: 'account-themes',
    topic: 'What is in it',
    question: 'What is an account theme?',
    answer: [
      `The design of the pages under My account. There are three: Elite, Armani and E-commerce. All have the same features, so [choose the look you like](${pages.themes.path}).`,
    ],
  },
  {
    id: 'how-long-setup-takes',
    topic: 'Setting up',
    question: 'How long does setting up take?',
    answer: [
      'Minutes. Press Install on Shopify, approve the permissions, and your portal opens with your store in it. Choose a theme and switch on the modules you want. A WhatsApp number takes longer: Meta reviews its name and each text.',
    ],
    onHome: true,
  },
  {
    id: 'need-a-developer',
    topic: 'Setting up',
    question: 'Do I need a developer?',
    answer: ['No. You set everything up without code.'],
  },
  {
    id: 'other-platforms',
    topic: 'Setting up',
    question: 'Does it work with a store that is not on Shopify?',
    answer: [
      `Not today. Every module works with the orders of a Shopify store. [Tell us](${contact}) what your store runs on, so that we know what to support next.`,
    ],
  },
  {
    id: 'shopify-customer-accounts',
    topic: 'Setting up',
    question: 'Shopify is ending legacy customer accounts. What does that mean for me?',
    answer: [
      'In February 2026 Shopify deprecated legacy customer accounts, the ones with a password and Liquid pages. It had not announced a switch-off date when we wrote this. In the new accounts, customers sign in with a code by email, and apps add blocks and pages.',
      `Account pages built in Liquid don’t move over automatically. [Ask us](${contact}) and we’ll go through your account pages with you.`,
    ],
    onHome: true,
  },
  {
    id: 'existing-customers',
    topic: 'Setting up',
    question: 'What happens to the customers I already have?',
    answer: [
      'They stay in Shopify, with their orders. They sign in with the email address you already have.',
    ],
  },
  {
    id: 'how-customers-sign-in',
    topic: 'Accounts and orders',
    question: 'How do customers sign in?',
    answer: [
      `With a one-time code, or with Shopify. Guests get a link after a purchase that opens their account: see [quick account creation](${pages.quickAccountCreation.path}).`,
    ],
  },
  {
    id: 'what-customers-can-change',
    topic: 'Accounts and orders',
    question: 'What can customers do with an order by themselves?',
    answer: [
      `Edit, cancel, reorder, track and confirm it, and pay a cash-on-delivery order online. Stores that let customers edit orders report ${cite('fewerTickets')} fewer support tickets. [How we count this](${pages.caseStudies.path}#fewer-tickets).`,
    ],
  },
  {
    id: 'cancellation-window',
    topic: 'Accounts and orders',
    question: 'Should I let customers cancel?',
    answer: [
      `For a short time, yes. In our [case study](${pages.caseStudies.path}#kept-customers) a store opened a ${cite('cancellationWindow')} window for cancelling, and retention rose by ${cite('retention')}. You set the time. After that the order is locked.`,
    ],
  },
  {
    id: 'cash-on-delivery',
    topic: 'Accounts and orders',
    question: 'Does it handle cash on delivery (COD) and reduce RTO?',
    answer: [
      'Yes. Customers confirm COD orders on WhatsApp or SMS before you ship, and orders without a confirmation are cancelled. That is how you avoid parcels that come back undelivered (return to origin, RTO).',
      'Customers can also pay a COD order online, in the account or from the message.',
    ],
  },
  {
    id: 'returns-and-exchanges',
    topic: 'Accounts and orders',
    question: 'Are returns, exchanges and replacements covered?',
    answer: [
      `Not yet: they are [planned](${plannedHref}). Customers will ask for a refund, an exchange or a replacement in their account. See [how each will work](${pages.returnsExchange.path}).`,
    ],
  },
  {
    id: 'how-the-wallet-works',
    topic: 'Messages',
    question: 'How does the message wallet work?',
    answer: [
      'You top up before you send, and each message takes its price from the wallet. So you never get a message bill at the end of the month. The price depends on the channel and the country.',
      `You find all rates, with their date, on the [pricing page](${pages.pricing.path}#rates).`,
    ],
    onHome: true,
  },
  {
    id: 'which-channel',
    topic: 'Messages',
    question: 'Which message should go by which channel?',
    answer: [
      `We try WhatsApp first, then SMS, then email. For each message you choose which of them may be used. See [the table](${pages.communicationBundle.path}#channel-table) for what suits which channel.`,
    ],
  },
  {
    id: 'whatsapp-rules',
    topic: 'Messages',
    question: 'What do I need for WhatsApp?',
    answer: [
      'A phone number that is not used in the WhatsApp app, a name that Meta approves, and your customers’ consent. We submit the texts, and you see which are approved. In most countries you also need consent for offers by email and SMS.',
    ],
  },
  {
    id: 'not-on-whatsapp',
    topic: 'Messages',
    question: 'What if a customer is not on WhatsApp?',
    answer: [
      'Then the message goes by SMS, and you don’t pay for WhatsApp. The same happens if WhatsApp says nothing for two minutes. If you have no SMS sender, it goes by email.',
    ],
  },
  {
    id: 'stop-messages',
    topic: 'Messages',
    question: 'How does a customer stop the messages?',
    answer: [
      'By replying STOP on WhatsApp, or with one press in the email. An SMS shows your sender name, and most phones cannot reply to it: if a customer asks you to stop, enter their number in the WhatsApp module. A stop counts for your store and that channel. You see who stopped what, and when. Codes they ask for still arrive.',
    ],
  },
  {
    id: 'languages',
    topic: 'Messages',
    question: 'Which languages does it support? Hindi?',
    answer: [
      `English today: the messages about orders, the account pages, the portal and this site. Messages carry a language, so that Hindi and others can follow. [Tell us](${contact}) which one your customers need.`,
    ],
  },
  {
    id: 'what-you-store',
    topic: 'Your data',
    question: 'What do you keep about my customers?',
    answer: [
      `Only what your modules need, for as long as you use them. The [privacy policy](${pages.privacyPolicy.path}) lists everything.`,
    ],
  },
  {
    id: 'export-my-data',
    topic: 'Your data',
    question: 'Can I take my data with me?',
    answer: [
      `Yes. Your customers and orders stay in Shopify. [Ask us](${contact}) for the rest, such as what customers changed and which messages they got, and we’ll send you files that open in a spreadsheet.`,
    ],
  },
  {
    id: 'uninstalling',
    topic: 'Your data',
    question: 'What happens when I uninstall?',
    answer: [
      `Shopify ends our access at once. Your customers and orders stay in Shopify. We delete the rest as the [terms](${pages.termsOfUse.path}#leaving) say, so export what you want to keep first. The terms also say what happens to [money left in the wallet](${pages.termsOfUse.path}#money-left).`,
    ],
  },
  {
    id: 'support',
    topic: 'Help',
    question: 'Who can help me?',
    answer: [
      `We do. [Write to us](${contact}), email ${brand.email}, or call us. Somebody who works on the product reads your message and replies.`,
    ],
  },
  {
    id: 'invite-your-team',
    topic: 'Help',
    question: 'Can I invite my team?',
    answer: [
      'Yes, as many people as you like, at no extra cost. In the portal, open People, enter their email address and choose a role. They get an email with an invitation link.',
    ],
  },
]

/** The words of the page round the questions. */
export const faqPage = {
  lead: 'Straight answers, even the unflattering ones. Every answer has its own link.',
  search: { label: 'Search the questions', hint: 'COD, GST, trial, refund' },
  counted: { all: 'questions', of: 'of' },
  topics: 'Topics',
  none: {
    heading: 'No answer found.',
    text: 'Ask us. Your search is copied into the message.',
    action: 'Ask us',
  },
  link: 'Link to this question',
  copied: 'Copied',
  closing: {
    heading: 'Didn’t find your question?',
    text: 'Ask us. Useful answers get added here.',
    action: { label: 'Write to us', href: pages.contact.path },
  },
} as const

/** The answer as plain text, for structured data. */
export function plainAnswer(entry: Pick<FaqEntry, 'answer'>): string {
  return entry.answer.map(plainText).join(' ')
}
