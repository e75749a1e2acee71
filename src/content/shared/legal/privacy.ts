import { brand } from '../brand.ts'
import { pages } from '../pages.ts'
import type { LegalDocument } from './legal-document.ts'
import { owner } from './owner.ts'

export const privacy: LegalDocument = {
  lead: 'What we keep about you, why, for how long, and how to have it deleted. It is little, and this page says all of it.',
  versions: [
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
        `This policy is by ${owner.company} ("we"). For visitors of this site and for merchants with an account, we decide how personal data is used. For the customers of our merchants, the merchant decides and we act on instruction.`,
      ],
      summary: 'For visitors and merchants, ask us. For customers of a store, ask the store.',
    },
    {
      id: 'visiting',
      title: 'Visiting this site',
      text: [
        'When you open a page, your browser tells our server its network address, as every browser does. We use it to answer, and to count requests so that nobody can flood us. That count is kept for an hour at most. The pages themselves load nothing from anyone else: type, drawings and script all come from us.',
      ],
      summary: 'Your address answers the request and counts against floods, for an hour. No third parties.',
    },
    {
      id: 'contact-form',
      title: 'Writing to us',
      text: [
        'The contact form asks for your name, email address, telephone number, website and message. With it we keep the campaign marks of the link that brought you, if it had any. We use all of it to answer you, and keep it, with our answers and what we noted, for 12 months so that we can look up what was said.',
        'The commission calculator emails you its figures if you ask it to. We keep your address and the figures only if you ticked the box that says so, for 12 months at most.',
        'If your browser runs no JavaScript, we hold your message until you press the link that we email you. If you do not, it is deleted after 24 hours.',
      ],
      summary:
        'We keep your message for 12 months, in order to answer it. An unconfirmed one goes after a day.',
    },
    {
      id: 'booking',
      title: 'Booking a demo',
      text: [
        'The booking asks for your name and email address, for your telephone number if you want a telephone call, and, if you like, three questions about your store and its address; with it we keep the campaign marks of the link that brought you. We use all of it to hold the conversation and to remind you of it, and keep it for 12 months after its day.',
        'If you leave before you have booked, nothing of what you typed stays with us.',
        'If your browser runs no JavaScript, we email you a link that books the time, and keep what you typed for the 24 hours in which it works.',
      ],
      summary: 'Kept for 12 months after the day. Without a booking, nothing.',
    },
    {
      id: 'mails',
      title: 'Emails we send you',
      text: [
        'When you write to us, you get a copy by email. Emails wait in an outbox until they are delivered; a delivered email is deleted from it after 30 days. There are no counting pixels in our emails, and their links are not rewritten.',
      ],
      summary: 'A sent email stays in our outbox for 30 days. It does not report back.',
    },
    {
      id: 'robots',
      title: 'The check against robots',
      text: [
        'Forms are guarded by a check of our own, ALTCHA. Your browser solves a small puzzle and our server looks at the answer. No one else is asked, and nothing about you is stored.',
        'If we have to replace it by Google reCAPTCHA, this is what changes: the form then loads a script from Google, which receives your network address and what your browser tells it. It is loaded only when you send such a form.',
      ],
      summary: 'Our own puzzle, solved in your browser. Nothing leaves for a third party.',
    },
    {
      id: 'counting',
      title: 'What we count',
      text: [
        'We count that a page was opened, and a few things that happen on it, such as a press on the install button: what it was, on which page, when, and the name of the campaign, if the link that led here has one. Nothing in the record says who it was. There is no identifier, no network address, no profile, and therefore nothing that could be shown to you or deleted for you.',
      ],
      summary: 'We count pages and presses, not people.',
    },
    {
      id: 'consent',
      title: 'Counting by a third party',
      text: [
        'We may also use an analytics service of a third party. It is loaded only after you have said yes, in a notice in which no is as easy as yes. Until then, no request goes to it. You can change your mind at any time with the words "Privacy choice" at the foot of the page.',
        'If your browser sends Global Privacy Control, we take that for a no and do not ask.',
      ],
      summary: 'Nothing before you say yes. Global Privacy Control is a no.',
    },
    {
      id: 'storage',
      title: 'What your browser keeps for us',
      text: [
        'Your choice of light or dark, until you clear it. Your answer about the third party, for 180 days. Which feature you opened last, for a second, so that the next page can show the way back. After you sign in as a merchant: a sign-in cookie, for two days, and the outlet you work in; for a year, a mark by which we know this browser again, the way you signed in, and whether you wanted a passkey. What you type while you sign up or book a demo stays in the tab until you are done or close it; so do the campaign marks of the link that brought you. When you come from an installation: the name of your store, until you have signed up.',
        'There are no cookies for advertising.',
      ],
      summary: 'Only what the pages need in order to work. No advertising.',
    },
    {
      id: 'accounts',
      title: 'Merchant accounts',
      text: [
        'If you sign up we keep your name, email address, telephone number, store address, a scrambled form of your password that cannot be turned back, the version of the terms you accepted, and the campaign marks of the link that brought you. If you use Google sign-in, Google tells us your name and email address, and nothing else is asked for.',
        'We keep it while you have an account, because without it there is none. We keep a record of sign-ins and of changes that matter, for your security and ours.',
      ],
      summary: 'What an account needs. Your password is not readable, not even by us.',
    },
    {
      id: 'payments',
      title: 'Payments',
      text: [
        'You pay through Shopify or on the page of our card processor; both process the payment for us. Card numbers never reach us: we keep the brand and the last four digits of a card you ask us to keep, and the processor’s id of it.',
        'The statement of your wallet, your receipts and your invoices hold sums, dates, counts and countries, and no telephone number or name of a shopper. They stay as long as tax law asks, which in India is six years and more, also after your account is gone; by then they carry ids and no names.',
        'The companies that serve a module for you learn whether a message is covered by the wallet. They do not see your statement.',
      ],
      summary:
        'Card numbers stay with the processor. Books are kept as long as the law asks, without names of shoppers.',
    },
    {
      id: 'shoppers',
      title: 'Customers of our merchants',
      text: [
        'When a merchant connects a Shopify store, we copy its orders, refunds and returns, and of each customer their number at Shopify, when they became one and how often they ordered. No name, email address, telephone number or postal address is copied. We use the copy for the merchant’s figures. The store decides what is processed and why. We do it on its instruction and for no purpose of our own.',
        'Orders of the last 60 days are copied, or of two years where Shopify lets us see them. The copy is kept while the store is connected. Two days after it is disconnected, everything copied is erased. Where Shopify asks us to erase a customer, that customer’s row goes, their orders no longer say whose they were, files made for them are deleted, and a scrambled form of their number stays, so that they are not copied again. Where a customer asks what is kept, we write a file that the merchant can download for 30 days.',
        'If you are such a customer, write to the store. If you write to us, we pass it on.',
      ],
      summary: 'The store is in charge. We do as it says and nothing besides.',
    },
    {
      id: 'recipients',
      title: 'Who else sees it',
      text: [
        'Those without whom the service does not work, each only for its part: the company that runs our servers, the one that delivers our email, Shopify for stores on it, the card processor for those who pay by card, and for messages the carriers, WhatsApp and email providers. Google, if you sign in with it. Authorities, where the law compels us. Nobody else. We do not sell data.',
        `A list by name is given to anyone who asks at ${brand.email}.`,
      ],
      summary: 'Only those who are needed. Never sold.',
    },
    {
      id: 'where',
      title: 'Where it is kept',
      text: [
        owner.hosting,
        'If personal data leaves its country for one whose law protects it less, we use the contracts that the law provides for that.',
      ],
      summary: 'Ask and we name the country.',
    },
    {
      id: 'security',
      title: 'How it is guarded',
      text: [
        'Connections are encrypted. Access is given to those who need it and is recorded. Secrets are kept apart from data. If personal data is lost or taken in a way that endangers you, we tell you and the authorities without delay.',
      ],
      summary: 'Encrypted, restricted, recorded. If it goes wrong, we say so.',
    },
    {
      id: 'weaknesses',
      title: 'If you find a weakness',
      text: [
        'Tell us before you tell others, at the address in [our security.txt](/.well-known/security.txt). Say how to see it for ourselves. A person answers within three working days, tells you what we found, and tells you when it is mended.',
        'Look only at accounts of your own, take no more than you need to show it, change and delete nothing of others, and do not flood us. If you keep to this and report in good faith, we will not take legal action against you.',
      ],
      summary: 'Report it, harm nobody, and we thank you for it.',
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        'You may ask what we have about you, have it corrected, have it deleted, take it with you in a file, object to a use, or take back a consent. It costs nothing and we answer within 30 days. We may have to ask for proof that you are you.',
        'You may also complain to the authority for data protection where you live.',
      ],
      summary: 'See it, mend it, take it, delete it. Free, within 30 days.',
    },
    {
      id: 'reasons',
      title: 'Our reasons in law',
      text: [
        'Answering you and running your account: the agreement with you, or the steps before it. Guarding against abuse and counting without persons: our legitimate interest in a service that works. The third-party analytics: your consent. Invoices: a duty in law.',
      ],
      summary: 'Contract, common sense, consent, and tax.',
    },
    {
      id: 'children',
      title: 'Children',
      text: ['The service is for businesses. We do not knowingly collect data of children under 16.'],
      summary: 'Not for children.',
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      text: [
        'Each version has a number and a date and is listed at the end of this page. If a change matters to merchants, we write to them at least 30 days before it holds.',
      ],
      summary: 'Numbered, dated, announced.',
    },
    {
      id: 'contact',
      title: 'How to reach us',
      text: [
        `Write to ${brand.email} or use [the form](${pages.contact.path}). Say that it is about privacy and it goes to the right person.`,
      ],
      summary: 'A person answers.',
    },
  ],
}

/** How long each thing is kept, drawn to scale at the head of the page. */
export const retention = {
  heading: 'A year, drawn to scale',
  label:
    'How long things are kept: requests counted against floods an hour, an unconfirmed message one day, a sign-in two days, a sent email 30 days, your privacy choice 180 days, a message to us 365 days.',
  rows: [
    { what: 'Count of requests', days: 1 / 24, kept: '1 hour', clause: 'visiting' },
    { what: 'Message not confirmed', days: 1, kept: '1 day', clause: 'contact-form' },
    { what: 'Merchant sign-in', days: 2, kept: '2 days', clause: 'storage' },
    { what: 'Email that was sent', days: 30, kept: '30 days', clause: 'mails' },
    { what: 'Your privacy choice', days: 180, kept: '180 days', clause: 'storage' },
    { what: 'Message to us', days: 365, kept: '12 months', clause: 'contact-form' },
  ],
  longest: 365,
  months: ['1 month', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
} as const
