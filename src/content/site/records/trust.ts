import { brand } from '#content/shared/brand.ts'
import { owner } from '#content/shared/legal/owner.ts'
import { pages } from '#content/shared/pages.ts'

/** The full form of the fault trials, as `docs/deploy.md` has it. */
const faults = [
  {
    what: 'The process is killed while it writes',
    tried: '100 kills, embedded database',
    result: '317 messages acknowledged, 0 lost, 0 half written',
  },
  {
    what: 'One of three instances is killed',
    tried: '50 kills behind a balancer',
    result: '848 messages acknowledged, 0 lost; 108 visitors had to ask again',
  },
  {
    what: 'A new version is rolled out under load',
    tried: 'three instances replaced',
    result: '174 pages and 824 messages answered, 0 failed, 0 lost',
  },
  {
    what: 'The database stops',
    tried: 'for 60 seconds',
    result: '236 calls refused within 193 ms, pages within 249 ms; well again after 115 ms',
  },
  {
    what: 'Connections to the database are cut',
    tried: '200 cuts, 598 connections',
    result: '0 lost, 0 half written',
  },
  {
    what: 'The email provider refuses',
    tried: 'for 600 seconds',
    result: '40 emails sent once each, the last 167 s after it was back',
  },
  {
    what: 'The disk is full',
    tried: '194 writes',
    result: '30 acknowledged and kept, 164 refused, pages served, 0 lost',
  },
  {
    what: 'Passwords are tried by force',
    tried: '300 a second for 30 seconds',
    result: 'pages within 37 ms for 99 of 100 visitors',
  },
  {
    what: 'Google, Shopify, captcha and email hang',
    tried: '45 calls into the silence',
    result: 'answered within 6.0 s, later ones within 56 ms; other visitors within 86 ms',
  },
] as const

export const trustPage = {
  heading: ['How it is', 'guarded.'],
  lead: 'Accounts, stores and customers: who gets in, what is kept, what happened when we broke things on purpose, and whom to tell if you find a hole.',
  sections: [
    {
      id: 'accounts',
      heading: 'Accounts',
      text: [
        'You sign in with a password, an emailed code, a passkey or Google. An authenticator app can be asked for on top. Passwords are stored as argon2id hashes, and a new one is refused if it is known from leaks; the check needs no copy of your password to leave the browser.',
        'A merchant’s session ends after 12 hours without use and after 48 hours at most. Each sensitive change asks who you are again, unless you proved it within 15 minutes. A sign-in from a new device is told to you by email, and the account page lists every device and signs it out.',
        'Our staff have their own sign-in with a second factor. They look into an account only with a reason, for an hour at most, with a banner on every page, and you can close your account to them.',
      ],
    },
    {
      id: 'data',
      heading: 'Data',
      text: [
        'The database itself keeps companies apart: a query sees the rows of one company and of no other, whatever the code above it asks. What people did is written to a record that cannot be changed without being noticed.',
        'Links and codes that we send are random, stored as hashes, work once and expire. Tokens of stores are encrypted at rest. Everything travels by HTTPS, and browsers are told to insist on it.',
        'You can take your data out as a file, and you can have your account erased. What is kept, why and for how long is in the [privacy policy](/privacy-policy).',
      ],
    },
  ],
  faults: {
    id: 'faults',
    heading: 'What we broke on purpose',
    lead: 'Measured on 15 November 2026 on one machine with two processor cores, most of it while the machine was busy with other work. The trials are part of the product’s tests and can be run again.',
    columns: { what: 'What happens', tried: 'Tried', result: 'Result' },
    rows: faults,
  },
  processors: {
    id: 'sub-processors',
    heading: 'Who else sees data',
    lead: 'Each only for its part, and none of them for a purpose of its own. The names of the server and email companies are given to anyone who asks.',
    columns: { who: 'Who', what: 'What it gets', when: 'When' },
    rows: [
      { who: 'The company that runs our servers', what: 'Everything, encrypted on the way', when: 'Always' },
      {
        who: 'The company that delivers our email',
        what: 'Address and text of each email',
        when: 'When we write to you',
      },
      {
        who: 'Shopify',
        what: 'That your store uses us; we read from it what the connection allows',
        when: 'Once a store is connected',
      },
      {
        who: 'Google',
        what: 'That you sign in here; we get your name and email address',
        when: 'If you choose Google sign-in',
      },
      {
        who: 'Carriers of SMS and WhatsApp',
        what: 'Number and text of each message',
        when: 'If you send on these channels',
      },
      {
        who: 'The card processor',
        what: 'Card, sum and email address of whoever pays',
        when: 'If you pay by card',
      },
    ],
  },
  places: { id: 'places', heading: 'Where data is kept', text: [owner.hosting] },
  weakness: {
    id: 'weaknesses',
    heading: 'Found a weakness?',
    text: [
      `Write to the address in [security.txt](/.well-known/security.txt), or to ${brand.email}. Say how to see it for ourselves. A person answers within three working days, tells you what we found, and tells you when it is fixed.`,
      `Whoever looks only at accounts of their own, harms nobody and reports in good faith has nothing to fear from us. The rules in full are in the [privacy policy](${pages.privacyPolicy.path}#weaknesses).`,
    ],
  },
} as const
