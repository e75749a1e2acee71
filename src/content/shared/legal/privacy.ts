import { brand } from '../brand.ts'
import { pages } from '../pages.ts'
import type { LegalDocument } from './legal-document.ts'
import { owner } from './owner.ts'

export const privacy: LegalDocument = {
  lead: 'What we keep about you, why, for how long, and how to have it deleted. The text is binding; the coloured notes are a summary.',
  versions: [
    {
      id: '1.9',
      effective: '2026-11-18',
      changed:
        'What Shopify tells us about a store itself, and for how long we keep it. Corrected: receipts and invoices keep the name and address they were issued to.',
    },
    {
      id: '1.8',
      effective: '2026-11-18',
      changed: 'What your browser keeps: the cookie of a visit to the demo store.',
    },
    {
      id: '1.7',
      effective: '2026-11-18',
      changed:
        'Messages about orders by WhatsApp, SMS and email: through whom, what is kept, and how to stop them.',
    },
    {
      id: '1.6',
      effective: '2026-11-18',
      changed: 'What your browser keeps: the live demo, the slides, and a number for third-party analytics.',
    },
    {
      id: '1.5',
      effective: '2026-11-18',
      changed: 'Customer accounts of stores: what we read, what we keep, and for how long.',
    },
    {
      id: '1.4',
      effective: '2026-11-18',
      changed:
        'Plainer words. Corrected: the email that confirms a message has no copy of it, and the trust page names the companies that process data for us.',
    },
    {
      id: '1.3',
      effective: '2026-11-18',
      changed: 'What is copied from a Shopify store, for how long, and how it is erased.',
    },
    { id: '1.2', effective: '2026-11-16', changed: 'What is kept about payments, and for how long.' },
    {
      id: '1.1',
      effective: '2026-11-16',
      changed:
        'Booking a demo: a telephone number for a telephone call only, and the questions are optional. Without JavaScript the form is kept for a day. The words email and store throughout.',
    },
    { id: '1.0', effective: '2026-11-15', changed: 'The first version.' },
  ],
  clauses: [
    {
      id: 'who',
      title: 'Who we are',
      text: [
        `This is the policy of ${owner.company} ("we"). We decide how we use the personal data of visitors and of merchants with an account. For the customers of a store, the merchant decides, and we follow the merchant’s instructions.`,
      ],
      summary: 'Visitors and merchants: ask us. Customers of a store: ask the store.',
    },
    {
      id: 'visiting',
      title: 'Visiting this site',
      text: [
        'When you open a page, your browser sends us its IP address. We use it to send you the page, and to count requests so that nobody can overload our servers. We keep that count for an hour at most. Our pages load nothing from other companies: fonts, pictures and scripts all come from us.',
      ],
      summary: 'We use your IP address to answer, and to count requests for an hour. No third parties.',
    },
    {
      id: 'contact-form',
      title: 'Writing to us',
      text: [
        'The contact form asks for your name, email address, phone number, website and message. If you came by a link with campaign tags, we keep those too. We use all of it to answer you. We keep it for 12 months, with our answers and notes, so that we can look up what was said.',
        'The commission calculator emails you its figures if you ask for them. We keep your address and the figures only if you tick the box, for 12 months at most.',
        'Without JavaScript, we keep your message until you confirm it with the link we email you. If you don’t confirm it, we delete it after 24 hours.',
      ],
      summary: 'We keep your message for 12 months, and an unconfirmed one for a day.',
    },
    {
      id: 'booking',
      title: 'Booking a demo',
      text: [
        'The booking asks for your name and email address, and for your phone number if you want a phone call. Three questions about your store, and its address, are optional. If you came by a link with campaign tags, we keep those too. We use all of it for the demo and its reminders, and keep it for 12 months after the day of the demo.',
        'If you leave before you book, we keep nothing of what you typed.',
        'Without JavaScript, we email you a link that books the time. It works for 24 hours, and we keep what you typed for as long.',
      ],
      summary: 'We keep a booking for 12 months after the demo. If you don’t book, we keep nothing.',
    },
    {
      id: 'mails',
      title: 'Emails we send you',
      text: [
        'When you write to us, we confirm it by email, without a copy of your message. Emails wait in an outbox until they are delivered. We delete a delivered email from it after 30 days. Our emails have no tracking pixels and no tracking links.',
      ],
      summary: 'We keep a sent email for 30 days. Our emails don’t track you.',
    },
    {
      id: 'robots',
      title: 'Bot protection',
      text: [
        'Our forms are protected by ALTCHA, which runs on our own servers. Your browser solves a small puzzle and we check the answer. No other company is involved, and we store nothing about you.',
        'If we have to use Google reCAPTCHA instead, the form loads a script from Google when you send it. Google then gets your IP address and what your browser tells it.',
      ],
      summary: 'A puzzle of our own, solved in your browser. No third party is involved.',
    },
    {
      id: 'counting',
      title: 'What we count',
      text: [
        'We count page views and a few actions, such as a click on the install button: what it was, on which page, when, and the name of the campaign, if your link had one. The record doesn’t say who it was. It has no identifier, no IP address and no profile, so there is nothing about you to show or delete.',
      ],
      summary: 'We count pages and clicks, not people.',
    },
    {
      id: 'consent',
      title: 'Third-party analytics',
      text: [
        'We may also use an analytics service of another company. We load it only after you say yes. The banner that asks you makes no as easy as yes. You can change your mind at any time with “Privacy choice” at the bottom of the page.',
        'If your browser sends Global Privacy Control, we treat it as a no and don’t ask.',
      ],
      summary: 'Nothing is loaded before you say yes. Global Privacy Control counts as no.',
    },
    {
      id: 'storage',
      title: 'What your browser keeps for us',
      text: [
        'On this site: your choice of light or dark, and of keys on the slides, until you clear it. Your answer about analytics, for 180 days. The feature you opened last, for a second, so that the next page can show the way back.',
        'After you sign in as a merchant: a sign-in cookie, for two days, and the outlet you work in. For a year: a mark that lets us recognise this browser, the way you signed in, and whether you wanted a passkey.',
        'While you look around the demo store: a cookie, for a day, that lets you read there for half an hour and says from which page you came. It is not tied to an account.',
        'What you type while you sign up or book a demo stays in the tab until you finish or close it, together with campaign tags of your link. So does what you do in the live demo. If you said yes to third-party analytics, the tab also keeps a random number that counts your visit. If you come from an installation at Shopify, we keep the name of your store until you have signed up.',
        'We use no advertising cookies.',
      ],
      summary: 'Only what the pages need to work. No advertising cookies.',
    },
    {
      id: 'accounts',
      title: 'Merchant accounts',
      text: [
        'If you sign up, we keep your name, email address, phone number, store address, a hash of your password that can’t be turned back into it, the version of the terms you accepted, and campaign tags of your link. If you use Google sign-in, Google tells us your name and email address. We ask Google for nothing else.',
        'If you connect a Shopify store, Shopify tells us its name, email address, owner’s name, country, currency and time zone. We also get a key to read the store, and keep it encrypted. We delete the key when the store is disconnected, and the rest two days later, except the name and address that your account shows. If nobody connects the store to an account, we delete all of it after 14 days.',
        'We keep your details while you have an account. We also keep a record of sign-ins and important changes, for your security and ours.',
      ],
      summary: 'We keep what an account needs. Nobody can read your password, not even us.',
    },
    {
      id: 'payments',
      title: 'Payments',
      text: [
        'You pay through Shopify or on the page of our card processor. Card numbers never reach us. If you ask us to save a card, we keep its brand, its last four digits and the processor’s ID for it.',
        'Your wallet statement, receipts and invoices show amounts, dates, counts and countries. They have no name or phone number of a shopper. We keep them for as long as tax law requires, even after your account is deleted. In India this is six years or more. Receipts and invoices keep the name, address and tax number they were issued to, because tax law asks for them. After the account is deleted, the statement shows IDs instead of names.',
        'Companies that run a module for you learn whether your wallet covers a message. They don’t see your statement.',
      ],
      summary:
        'Card numbers stay with the processor. We keep invoices as long as the law requires, without names of shoppers.',
    },
    {
      id: 'shoppers',
      title: 'Customers of our merchants',
      text: [
        'When a merchant connects a Shopify store, we copy its orders, refunds and returns. Of each customer we copy their number at Shopify, since when they are a customer and how often they ordered. We don’t copy names, email addresses, phone numbers or postal addresses. We use the copy for the merchant’s figures. The store decides what is processed and why. We follow its instructions and don’t use the data for ourselves.',
        'We copy orders of the last 60 days, or of two years where Shopify lets us see them. We keep the copy while the store is connected, and erase all of it two days after it is disconnected.',
        'If Shopify asks us to erase a customer, we delete their record and any files made for them, and their orders no longer say who placed them. We keep a hash of their number, so that they are not copied again. If a customer asks what we store, we make a file that the merchant can download for 30 days.',
        'A store can offer its customers an account with us. We then read your name, email address, phone number, addresses and orders from the store’s Shopify when you open a page, show them to you and don’t store them. We keep that you are signed in, with your number at Shopify and the name of your browser, for 30 days at most, and the hash of the link we email you for about a day. When you ask for a code or place an order, we encrypt your email address until the email is sent, and then delete it. Cookies keep you signed in at that store only.',
        'A store can write to you about your order by WhatsApp, SMS or email. We read your phone number and email address from the order, encrypt them until the message is delivered or given up, for 30 days at most, and then delete them. We keep for 12 months that there was a message, about which order, on which channel, and what it cost the store. WhatsApp messages go through Meta, SMS through MSG91 and the carriers, email through our email provider. Each gets your number or address and the text.',
        'To stop them, reply STOP on WhatsApp, press “unsubscribe” in the email, or ask the store to stop SMS. It counts for that store and that channel. To remember it, we keep a keyed hash of your number or address and its last digits or first character. Codes you ask for still arrive.',
        'If you are a customer of a store, please write to the store. If you write to us, we pass it on.',
      ],
      summary: 'The store decides. We follow its instructions and copy no names or addresses.',
    },
    {
      id: 'recipients',
      title: 'Who else gets your data',
      text: [
        'Only companies we need to run the service, and each gets only what it needs: the company that runs our servers, the company that delivers our email, Shopify if your store is there, the card processor if you pay by card, Google if you sign in with it, and for messages to shoppers Meta for WhatsApp and MSG91 and the carriers for SMS. Authorities get data if the law forces us. We don’t sell data.',
        `The [trust page](${pages.trust.path}#sub-processors) lists these companies.`,
      ],
      summary: 'Only companies we need. We never sell data.',
    },
    {
      id: 'where',
      title: 'Where it is kept',
      text: [
        owner.hosting,
        'If personal data goes to a country with weaker protection, we use the contracts that the law provides for this.',
      ],
      summary: 'In the country named here.',
    },
    {
      id: 'security',
      title: 'How we protect it',
      text: [
        'Connections are encrypted. Only people who need access have it, and we record what they do. Keys are kept apart from the data. If personal data is lost or stolen in a way that puts you at risk, we tell you and the authorities without delay.',
      ],
      summary: 'Encrypted, restricted, recorded. If something goes wrong, we tell you.',
    },
    {
      id: 'weaknesses',
      title: 'If you find a vulnerability',
      text: [
        'Tell us before you tell others, at the address in [our security.txt](/.well-known/security.txt). Tell us how to reproduce it. We reply within three working days, tell you what we found, and tell you when it is fixed.',
        'Test only your own accounts, take no more data than you need to show the problem, change and delete nothing that belongs to others, and don’t overload our servers. If you follow these rules and report in good faith, we take no legal action against you.',
      ],
      summary: 'Report it and harm nobody. We’ll thank you.',
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You can ask what we have about you, have it corrected or deleted, get it as a file, object to a use, or withdraw your consent. It is free, and we answer within 30 days. We may have to ask for proof of who you are.',
        'You can also complain to the data protection authority where you live.',
      ],
      summary: 'See it, correct it, take it or delete it. Free, within 30 days.',
    },
    {
      id: 'reasons',
      title: 'Legal grounds',
      text: [
        'To answer you and run your account: our contract with you, or the steps before it. To stop abuse and to count visits without identifying anyone: our legitimate interest in a service that works. For third-party analytics: your consent. For invoices: a legal duty.',
      ],
      summary: 'Contract, legitimate interest, consent and tax law.',
    },
    {
      id: 'children',
      title: 'Children',
      text: ['The service is for businesses. We don’t knowingly collect data of children under 16.'],
      summary: 'Not for children.',
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      text: [
        'Each version has a number and a date and is listed at the end of this page. If a change affects merchants, we email them at least 30 days before it applies.',
      ],
      summary: 'Every version has a number and a date. We announce changes.',
    },
    {
      id: 'contact',
      title: 'How to reach us',
      text: [
        `Write to ${brand.email} or use [the form](${pages.contact.path}). Please say that it is about privacy, so that it reaches the right person.`,
      ],
      summary: 'A person reads it and answers.',
    },
  ],
}

/** How long each thing is kept, drawn to scale at the head of the page. */
export const retention = {
  heading: 'How long we keep it, drawn to scale',
  label:
    'How long we keep things: the count of requests an hour, an unconfirmed message one day, a merchant’s sign-in two days, a sent email 30 days, your privacy choice 180 days, a message to us 12 months.',
  rows: [
    { what: 'Count of requests', days: 1 / 24, kept: '1 hour', clause: 'visiting' },
    { what: 'Unconfirmed message', days: 1, kept: '1 day', clause: 'contact-form' },
    { what: 'Merchant sign-in', days: 2, kept: '2 days', clause: 'storage' },
    { what: 'Sent email', days: 30, kept: '30 days', clause: 'mails' },
    { what: 'Your privacy choice', days: 180, kept: '180 days', clause: 'storage' },
    { what: 'Message to us', days: 365, kept: '12 months', clause: 'contact-form' },
  ],
  longest: 365,
  months: ['1 month', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
} as const
