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
      title: 'Who agrees with whom',
      text: [
        `These terms are an agreement between you, the merchant who signs up, and ${owner.company} ("we"). They cover this site, the merchant portal and the ${brand.name} service.`,
        'By ticking the box at sign-up you accept them for the business you act for, and you confirm that you may do so. We record the version you accepted and when. The service is for businesses; it is not offered to consumers.',
      ],
      summary: 'You, for your business, and us. We note which version you ticked.',
    },
    {
      id: 'service',
      title: 'What the service is',
      text: [
        `${brand.name} is a set of software for online stores, mainly on Shopify: customer accounts, orders, loyalty, returns, subscriptions, and messages by email, WhatsApp and SMS. You activate the modules you want in the portal.`,
        'Pages on this site that show a store called Tamarind Supply show an illustration. Figures about results are reported, and each says how it is counted; they are not a promise that yours will be the same.',
      ],
      summary: 'Software for your store, in modules. Our figures are not your figures.',
    },
    {
      id: 'account',
      title: 'Your account',
      text: [
        'Give true details and keep them current. Keep your password and one-time codes to yourself; what is done with your account counts as done by you, until you tell us that someone else has got in.',
        'You may give your colleagues access. Each has a sign-in of their own. If our staff open your portal in order to help you, the visit is recorded.',
      ],
      summary: 'Be who you say you are. Do not share passwords. Tell us at once if one is lost.',
    },
    {
      id: 'shopify',
      title: 'Shopify and other services',
      text: [
        'The service works through others: Shopify, mobile carriers, WhatsApp, email providers and, if you choose it, Google sign-in. Their terms apply to your use of them. When one of them changes or stops, a part of our service may have to change with it; we tell you as soon as we know.',
        `${brand.name} is independent of Shopify. Shopify is a trademark of Shopify Inc. and is used here only to say what we work with.`,
      ],
      summary: 'We depend on others and say so. Shopify is a trademark of Shopify Inc., not ours.',
    },
    {
      id: 'price',
      title: 'Price',
      text: [
        `The subscription is ${cite('price')} a month for each ${subscription.scope}, paid in advance: through Shopify for stores there, every 30 days, and by card for others. It covers the whole system and all future features at no extra charge. It does not cover messages. Taxes are added on top where the law asks for them.`,
        `A trial of ${subscription.trialDays} days is given once to each store and company. Until your first top-up, campaigns and order messages go to your own people only.`,
        'If a payment fails, everything works for 7 days more where you pay by card. After that, or when Shopify freezes the charge, the plan is frozen: you can read and export everything, and sign-in codes are sent for 14 days more, but nothing else.',
        'If the price is to change, we write to you at least 30 days before. The new price then holds from your next month, unless you cancel before it begins.',
        owner.refunds,
      ],
      summary: `${claims.price.figure} a month for each ${subscription.scope}, everything in it except messages. Thirty days' notice before any change.`,
    },
    {
      id: 'wallet',
      title: 'Messages and the wallet',
      text: [
        `Messages are paid from a prepaid wallet, one for each company. You put money in, and each message takes out its price: the rate for its channel, its kind and the country it goes to. The [rates](${pages.pricing.path}) are shown with their date. A price that we quoted holds for 24 hours; otherwise the rate of the moment of sending counts. Email and SMS are charged when they are handed over, WhatsApp when it is delivered. A rise is announced ${rates.noticeDays} days ahead, unless the network gave us less.`,
        'Before a campaign begins, the most that it can cost is held in the wallet, whole or not at all. What was not delivered is given back when the last report is in, and in any case when the hold expires.',
        'A reserve is kept for sign-in codes: nothing else may use it. When the rest of the wallet is empty, only codes are sent; when all of it is empty, nothing is. Keeping enough in it is your part, and so is the risk of what is not sent.',
        `Credit that we give you is spent first, lapses ${wallet.creditDays} days after it was given, and is never paid out. The wallet pays for messages through this service and for nothing else. It is not a bank account, earns no interest and cannot be passed on.`,
        'Automatic top-up is off until you switch it on. You then agree that we charge your card, or your Shopify bill under the cap approved there, whenever the wallet falls below the line you set, up to the target and never above the cap for the month. You switch it off on the billing page, on any day.',
        'If a payment is disputed, the sum leaves the wallet. What was spent already is owed, is taken from the next top-up, and the wallet is frozen until then: only sign-in codes go on, as long as there is credit.',
        `For every top-up you get a receipt at once, and for every month an invoice or, where Shopify took the money, a statement of charges. Documents never change; a correction is a document of its own.`,
      ],
      summary:
        'Pay first, send after. A quote holds for a day. An empty wallet sends nothing; a reserve keeps codes going.',
    },
    {
      id: 'money-left',
      title: 'Money left in the wallet',
      text: [
        refunds.paysBack
          ? `If you leave, what you paid and did not spend is paid back by the way it came, within ${refunds.withinDays} days, if you ask within ${refunds.claimMonths} months. Shopify has no refund for app charges: what came through Shopify is given as a credit on later app charges there.`
          : 'Money left in the wallet stays there for later messages and is not paid out.',
        'When an account is deleted, open holds are given back first. The statement and the documents stay as long as tax law asks, with numbers and no names.',
      ],
      summary: 'What you paid and did not spend is yours. Ask within a year.',
    },
    {
      id: 'messages',
      title: 'Messages to your customers',
      text: [
        'You decide what is sent, to whom and when. You need a lawful reason for each message, which for offers usually means consent, and you must let people stop them easily. You follow the rules of the channels, such as approved templates on WhatsApp.',
        'We may hold back messages that break these rules, and we tell you when we do.',
      ],
      summary: 'Write only to people who want to hear from you. Make stopping easy.',
    },
    {
      id: 'conduct',
      title: 'What you may not do',
      text: [
        'You may not use the service to break the law, to deceive, to send what people did not ask for, or to sell what Shopify or the channels forbid. You may not break into it, overload it on purpose, take data from it that is not yours, or sell it on as your own.',
        `If you find a weakness in our security, write to ${brand.email} before you tell anyone else. We will not act against people who look in good faith, touch no data of others, and give us time to mend it.`,
      ],
      summary: 'Nothing unlawful, no spam, no breaking in. If you find a hole, tell us first.',
    },
    {
      id: 'your-data',
      title: 'Your data and your content',
      text: [
        "Your data, your customers' data, your words and your pictures remain yours. You let us use them to run the service for you, and for nothing else. We do not sell them.",
        `For your customers' personal data you are the one who decides, and we act on your instructions. How we treat personal data is in the [privacy policy](${pages.privacyPolicy.path}).`,
      ],
      summary: 'Yours stays yours. We use it to run your service and for nothing else.',
    },
    {
      id: 'our-property',
      title: 'What is ours',
      text: [
        `The software, its design, the drawings and the name ${brand.name} belong to us or to those who license them to us. You may use the service while you subscribe; nothing more passes to you. If you send us a suggestion, we may use it without owing you anything for it.`,
      ],
      summary: 'You rent the machine. You do not buy it.',
    },
    {
      id: 'availability',
      title: 'Availability and change',
      text: [
        'We work to keep the service up and to mend faults soon, but we do not promise that it will never stop. We give notice of planned work where it will be felt.',
        'We may change how a part works, and we add parts. If we take away something that you use, we tell you at least 30 days before, unless the law or a provider leaves us no time.',
      ],
      summary: 'We keep it running as well as we can. Notice before we remove anything.',
    },
    {
      id: 'leaving',
      title: 'Cancelling and leaving',
      text: [
        'You may cancel on any day: on the billing page, without a call, or by uninstalling the app in your Shopify admin, which withdraws our access to the store at once. There is no minimum term. The service runs to the end of the month you have paid for, unless you uninstalled.',
        'Before you leave you may have your data in files that a spreadsheet can open. After the end we keep it for 30 days in case you change your mind, and then delete it, except for what the law makes us keep, such as invoices. Ask and we delete it sooner.',
        owner.refunds,
      ],
      summary: 'Leave any day. Take your data. Thirty days later it is gone.',
    },
    {
      id: 'stopping',
      title: 'When we may stop the service',
      text: [
        "We may suspend an account that does not pay, breaks these terms, or endangers others or the service. We write first and give you time to put it right, unless waiting would do harm. We may end the agreement with 30 days' notice for any reason; then we return what you paid for the time after the end.",
      ],
      summary: 'We warn first, except in danger. If we end it without your fault, you get the rest back.',
    },
    {
      id: 'liability',
      title: 'Promises and limits',
      text: [
        'We provide the service with reasonable skill and care. Beyond that it comes as it is, without further promises, in particular not about your sales.',
        'We are not liable for lost profit, lost sales or indirect loss. In any twelve months our liability is limited to what you paid us in the twelve months before. None of this limits liability for death or injury, for fraud, for intent, or for anything else that cannot be limited by law.',
      ],
      summary: 'We do careful work. If we fail, what we owe is limited to a year of your fees.',
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      text: [
        'We may change these terms. Each version has a number and a date and is listed at the end of this page. If a change matters, we write to you at least 30 days before it holds. If you do not want it, cancel before that day and the old version holds to the end.',
      ],
      summary: 'Numbered, dated, announced. You can always leave instead.',
    },
    {
      id: 'law',
      title: 'Law and disputes',
      text: [
        owner.law,
        'Please write to us before you write to a court. If a clause turns out not to hold, the others still do.',
      ],
      summary: 'Talk first.',
    },
    {
      id: 'contact',
      title: 'How to reach us',
      text: [
        `Write to ${brand.email} or use [the form](${pages.contact.path}). Notices to you go to the email address of your account.`,
      ],
      summary: 'We read everything.',
    },
  ],
}

/** The agreement on one slip, for the head of the page. */
export const termsInShort = [
  { term: 'Fee', value: `${cite('price')} a month` },
  { term: 'New features', value: 'included' },
  { term: 'Messages', value: 'prepaid wallet' },
  { term: 'Minimum term', value: 'none' },
  { term: 'Notice of a change', value: '30 days' },
  { term: 'Your data', value: 'yours' },
] as const
