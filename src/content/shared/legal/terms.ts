import { ownerSettings } from '#contract/money/owner-settings.ts'
import { brand } from '../brand.ts'
import { claims, cite } from '../claims.ts'
import { pages } from '../pages.ts'
import type { LegalDocument } from './legal-document.ts'
import { owner } from './owner.ts'

const { subscription, rates, wallet, refunds } = ownerSettings

export const terms: LegalDocument = {
  lead: 'What you can expect from us, and what we expect from you. The text is binding; the coloured notes are a summary.',
  versions: [
    {
      id: '1.4',
      effective: '2026-11-18',
      changed:
        'Corrected: after an account is deleted, receipts and invoices keep the name and address they were issued to.',
    },
    {
      id: '1.3',
      effective: '2026-11-18',
      changed:
        'Messages about orders: through whom they go, when each is charged, and what you owe the people who get them.',
    },
    {
      id: '1.2',
      effective: '2026-11-18',
      changed: 'Plainer words. Your rights, your duties and all figures are the same.',
    },
    {
      id: '1.1',
      effective: '2026-11-16',
      changed:
        'Plan, wallet, holds, reserve, automatic top-up, disputes, documents and money left are set out in full.',
    },
    { id: '1.0', effective: '2026-11-15', changed: 'The first version.' },
  ],
  clauses: [
    {
      id: 'agreement',
      title: 'Who this agreement is between',
      text: [
        `These terms are an agreement between you, the merchant who signs up, and ${owner.company} ("we"). They cover this site, the merchant portal and the ${brand.name} service.`,
        'When you tick the box at sign-up, you accept these terms for your business and confirm that you are allowed to. We record which version you accepted, and when. The service is for businesses. We don’t offer it to consumers.',
      ],
      summary: 'You, for your business, and us. We record which version you accepted.',
    },
    {
      id: 'service',
      title: 'What the service is',
      text: [
        `${brand.name} is a set of software for online stores, mainly on Shopify: customer accounts, orders, loyalty, returns, subscriptions, and messages by email, WhatsApp and SMS. You activate the modules you want in the portal.`,
        'Tamarind Supply, the store in our pictures, is fictional. The results on this site were reported by stores, and each says how it is counted. We don’t promise that you will get the same.',
      ],
      summary: 'Software for your store, in modules. Your results may differ.',
    },
    {
      id: 'account',
      title: 'Your account',
      text: [
        'Give true details and keep them up to date. Don’t share your password or one-time codes. You are responsible for what happens in your account until you tell us that someone else got in.',
        'You may give your colleagues access. Each of them has their own sign-in. If our staff open your portal to help you, we record the visit.',
      ],
      summary: 'Use true details. Don’t share passwords. Tell us at once if someone else has yours.',
    },
    {
      id: 'shopify',
      title: 'Shopify and other services',
      text: [
        'The service depends on other companies: Shopify, Meta for WhatsApp, MSG91 and mobile carriers for SMS, email providers and, if you choose it, Google sign-in. Their terms apply when you use them. If one of them changes or stops, we may have to change a part of our service. We tell you as soon as we know.',
        `${brand.name} is independent of Shopify. Shopify is a trademark of Shopify Inc. and is used here only to say what we work with.`,
      ],
      summary: 'We depend on other companies. Shopify is a trademark of Shopify Inc., not ours.',
    },
    {
      id: 'price',
      title: 'Price',
      text: [
        `The subscription is ${cite('price')} a month for each ${subscription.scope}, paid in advance. Stores on Shopify pay through Shopify every 30 days. Other stores pay by card every month. The price covers the whole system and all future features. It does not cover messages. We add GST, VAT or sales tax where it applies.`,
        `You get a free trial of ${subscription.trialDays} days, once for each store and company. Until your first top-up, you can send campaigns and order messages only to people in your own company.`,
        'If a card payment fails, everything works for 7 more days. After that, or when Shopify freezes the charge, we freeze the plan. You can still read and export everything. We send sign-in codes for 14 more days and no other messages.',
        'We email you at least 30 days before the price changes. You pay the new price from your next month, unless you cancel before it begins.',
        owner.refunds,
      ],
      summary: `${claims.price.figure} a month for each ${subscription.scope}, with everything except messages. 30 days’ notice before it changes.`,
    },
    {
      id: 'wallet',
      title: 'Messages and the wallet',
      text: [
        `You pay for messages from a prepaid wallet. Each company has one. You top it up, and each message takes its price from it. The price depends on the channel, the kind of message and the country. The [rates](${pages.pricing.path}) are shown with their date. A price we quoted is valid for 24 hours. Without a quote, you pay the rate at the moment of sending. We charge email and SMS when we hand them to the network, and WhatsApp when it is delivered. We announce a higher rate ${rates.noticeDays} days ahead, unless the network gives us less time.`,
        'Before a campaign begins, we reserve the most it can cost. If your balance is short, we send nothing. You get back the price of messages that were not delivered once the last delivery report arrives, or at the latest when the reservation expires.',
        'A part of the wallet is kept for sign-in codes. When the rest is empty, we send only codes. When the whole wallet is empty, we send nothing. You are responsible for keeping enough in it, and for messages that are not sent because it is empty.',
        `Free credit from us is spent first, expires after ${wallet.creditDays} days and is never paid out. The wallet pays only for messages sent through this service. It is not a bank account, earns no interest and can’t be transferred.`,
        'Automatic top-up is off until you switch it on. You then allow us to charge your card or your Shopify bill whenever the wallet falls below the balance you set. We top it up to the amount you set, and never charge more in a month than the limit you set or approved at Shopify. You can switch it off on the billing page at any time.',
        'If a payment is disputed, we take the amount out of the wallet. If you have already spent some of it, you owe us that part, and we freeze the wallet. While it is frozen, we send only sign-in codes, as long as there is credit. We take what you owe from your next top-up.',
        'You get a receipt for every top-up at once. For every month you get an invoice or, if you paid through Shopify, a statement of charges. We never change a document. If one needs a correction, we issue a new document.',
      ],
      summary:
        'You pay before you send. A quote is valid for a day. An empty wallet sends nothing; a reserve is kept for codes.',
    },
    {
      id: 'money-left',
      title: 'Money left in the wallet',
      text: [
        refunds.paysBack
          ? `If you leave, we refund what you paid and did not spend, to the card you paid with, within ${refunds.withinDays} days. Ask within ${refunds.claimMonths} months of leaving. Shopify can’t refund app charges: what you paid through Shopify becomes credit for later app charges there.`
          : 'Money left in the wallet stays there for later messages. We don’t pay it out.',
        'When you delete your account, money reserved for messages goes back to the wallet first. We keep the statement and the documents for as long as tax law requires. Documents keep the name and address they were issued to; the statement keeps no names.',
      ],
      summary: refunds.paysBack
        ? `You get back what you did not spend. Ask within ${refunds.claimMonths} months.`
        : 'It stays in the wallet.',
    },
    {
      id: 'messages',
      title: 'Messages to your customers',
      text: [
        'You decide what is sent, to whom and when. You need a legal reason for each message. For offers this usually means consent. Make it easy to unsubscribe, and follow the rules of each channel, such as approved templates on WhatsApp.',
        'For WhatsApp you tell us where your customers agree to be written to, and Meta reviews your number’s name and each text. If Meta pauses a text or moves it to a dearer category, we stop using it and send on the next channel. For SMS you register your sender where the law asks for it, as in India.',
        'We charge WhatsApp messages when they are delivered, and SMS and email when we hand them over. If a message goes by a second channel because the first did not answer, and both arrive, you pay for both.',
        'If a customer replies STOP or unsubscribes, we send them nothing more about orders on that channel. You can’t undo it for them. If a customer asks you to stop SMS, enter their number in the WhatsApp module.',
        'We may stop messages that break these rules. We tell you when we do.',
      ],
      summary: 'Write only to people who want to hear from you. Make it easy to unsubscribe.',
    },
    {
      id: 'conduct',
      title: 'What you may not do',
      text: [
        'Don’t use the service to break the law, to deceive people, to send spam, or to sell what Shopify or the channels forbid. Don’t break into it, overload it on purpose, take other people’s data from it, or resell it as your own.',
        `If you find a vulnerability, write to ${brand.email} before you tell anyone else. We take no action against people who test in good faith, leave other people’s data alone and give us time to fix it.`,
      ],
      summary: 'Nothing illegal, no spam, no breaking in. If you find a vulnerability, tell us first.',
    },
    {
      id: 'your-data',
      title: 'Your data and your content',
      text: [
        'Your data, your customers’ data, your texts and your pictures stay yours. You allow us to use them to run the service for you, and for nothing else. We don’t sell them.',
        `You decide about your customers’ personal data, and we follow your instructions. The [privacy policy](${pages.privacyPolicy.path}) says how we handle personal data.`,
      ],
      summary: 'Your data stays yours. We use it only to run the service for you.',
    },
    {
      id: 'our-property',
      title: 'What is ours',
      text: [
        `The software, its design, the drawings and the name ${brand.name} belong to us or to our licensors. You may use the service while you subscribe, and get no other rights to it. If you send us a suggestion, we may use it without paying you.`,
      ],
      summary: 'You subscribe to the software. You don’t buy it.',
    },
    {
      id: 'availability',
      title: 'Availability and change',
      text: [
        'We work to keep the service running and to fix faults quickly, but we can’t promise that it never stops. We tell you before planned work that you would notice.',
        'We may change features and add new ones. If we remove something you use, we tell you at least 30 days before, unless the law or a provider gives us less time.',
      ],
      summary: 'We do our best to keep it running. We tell you before we remove anything.',
    },
    {
      id: 'leaving',
      title: 'Cancelling and leaving',
      text: [
        'You can cancel on any day, on the billing page, without a call. You can also uninstall the app in your Shopify admin, which ends our access to the store at once. There is no minimum term. If you cancel, the service runs to the end of the month you paid for. If you uninstall, it stops at once.',
        'Before you leave, you can get your data as files that open in a spreadsheet. Afterwards we keep it for 30 days in case you change your mind. Then we delete it, except for what the law makes us keep, such as invoices. We delete it sooner if you ask.',
        owner.refunds,
      ],
      summary: 'Cancel on any day and take your data with you. We delete it 30 days later.',
    },
    {
      id: 'stopping',
      title: 'When we may stop the service',
      text: [
        'We may suspend an account that does not pay, breaks these terms, or endangers others or the service. We email you first and give you time to fix it, unless waiting would do harm. We may end this agreement with 30 days’ notice for any reason. In that case we refund what you paid for the time after the end.',
      ],
      summary: 'We warn you first, unless it is urgent. If we end it, we refund the unused time.',
    },
    {
      id: 'liability',
      title: 'Our liability',
      text: [
        'We provide the service with reasonable skill and care. We make no other promises, and none about your sales.',
        'We are not liable for lost profit, lost sales or indirect loss. In any twelve months, our liability is limited to what you paid us in the twelve months before. This does not limit liability for death or injury, for fraud, for intent, or for anything else that can’t be limited by law.',
      ],
      summary: 'We work carefully. If we fail, we owe you at most a year of your fees.',
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      text: [
        'We may change these terms. Each version has a number and a date and is listed at the end of this page. If a change affects your rights or duties, we email you at least 30 days before it applies. If you don’t agree, cancel before that day and the old version applies until your plan ends.',
      ],
      summary: 'Every version has a number and a date. We announce changes. You can cancel instead.',
    },
    {
      id: 'law',
      title: 'Law and disputes',
      text: [
        owner.law,
        'Please write to us before you go to court. If one clause is not valid, the others still are.',
      ],
      summary: 'Please talk to us first.',
    },
    {
      id: 'contact',
      title: 'How to reach us',
      text: [
        `Write to ${brand.email} or use [the form](${pages.contact.path}). We write to you at the email address of your account.`,
      ],
      summary: 'We read everything.',
    },
  ],
}

/** The agreement in six lines, for the head of the page. */
export const termsInShort = [
  { term: 'Price', value: `${cite('price')} a month` },
  { term: 'New features', value: 'included' },
  { term: 'Messages', value: 'prepaid wallet' },
  { term: 'Minimum term', value: 'none' },
  { term: 'Notice of a change', value: '30 days' },
  { term: 'Your data', value: 'yours' },
] as const
