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
    tried: '50 kills behind a load balancer',
    result: '848 messages acknowledged, 0 lost; 108 visitors had to reload',
  },
  {
    what: 'A new version is rolled out under load',
    tried: 'three instances replaced',
    result: '174 pages and 824 messages answered, 0 failed, 0 lost',
  },
  {
    what: 'The database stops',
    tried: 'for 60 seconds',
    result: '236 calls refused within 193 ms, pages within 249 ms; working again after 115 ms',
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
    what: 'Someone tries many passwords',
    tried: '300 a second for 30 seconds',
    result: 'pages within 37 ms for 99 of 100 visitors',
  },
  {
    what: 'Google, Shopify, captcha and email hang',
    tried: '45 requests with no reply from the provider',
    result: 'answered within 6.0 s, later ones within 56 ms; other visitors within 86 ms',
  },
] as const

export const trustPage = {
  heading: ['How we protect', 'your data.'],
  lead: 'Sign-in, data, what our fault tests showed, and how to report a vulnerability.',
  sections: [
    {
      id: 'accounts',
      heading: 'Accounts',
      text: [
        'You sign in with a password, an emailed code, a passkey or Google. You can add an authenticator app. We store passwords as argon2id hashes and refuse passwords known from leaks. Your password never leaves the browser for this check.',
        'A session ends after 12 hours without use, and after 48 hours at most. Before a sensitive change we ask you to confirm who you are. We email you when a new device signs in. You can sign out any device on your account page.',
        'Our staff have their own sign-in. They open your account only with a written reason, for an hour at most, with a banner on every page. You can switch their access off.',
      ],
    },
    {
      id: 'data',
      heading: 'Data',
      text: [
        'The database separates companies: a query sees the rows of one company only. Every action is recorded in a log that can’t be changed unnoticed.',
        'Links and codes we send are random, work once and expire. Store tokens are encrypted. All traffic uses HTTPS.',
        'Each store’s customer account has its own address and its own sign-in. The database shows a shopper only their own orders. Names and addresses stay at Shopify: we read them when a page needs them and don’t store them.',
        'You can export your data and delete your account. The [privacy policy](/privacy-policy) says what we keep, why and for how long.',
      ],
    },
  ],
  faults: {
    id: 'faults',
    heading: 'Fault tests',
    lead: 'We break things on purpose to see what happens. Measured on 15 November 2026 on one busy machine with two processor cores.',
    columns: { what: 'What fails', tried: 'Test', result: 'Result' },
    rows: faults,
  },
  processors: {
    id: 'sub-processors',
    heading: 'Sub-processors',
    lead: 'They process data only for us, and only what they need.',
    columns: { who: 'Who', what: 'What they get', when: 'When' },
    rows: [
      { who: `${owner.hostingCompany}, hosting`, what: 'All data, encrypted in transit', when: 'Always' },
      {
        who: `${owner.emailCompany}, email`,
        what: 'Address and text of each email',
        when: 'When we write to you',
      },
      {
        who: 'Shopify',
        what: 'That your store uses us',
        when: 'Once a store is connected',
      },
      {
        who: 'Google',
        what: 'That you sign in here',
        when: 'If you choose Google sign-in',
      },
      {
        who: 'Meta, WhatsApp',
        what: 'Phone number and text of each message, and who replies',
        when: 'If you send by WhatsApp',
      },
      {
        who: 'MSG91 and mobile carriers, SMS',
        what: 'Phone number and text of each message, and who replies',
        when: 'If you send by SMS',
      },
      {
        who: 'The card processor',
        what: 'Card, amount and email address',
        when: 'If you pay by card',
      },
    ],
  },
  places: {
    id: 'places',
    heading: 'Where data is kept',
    text: [owner.hosting, `Operator: ${owner.company}.`],
  },
  weakness: {
    id: 'weaknesses',
    heading: 'Report a vulnerability',
    text: [
      `Write to the address in [security.txt](/.well-known/security.txt), or to ${brand.email}. Tell us how to reproduce it. We reply within three working days and tell you when it is fixed.`,
      `We take no action against people who test only their own accounts, do no harm and report in good faith. The [privacy policy](${pages.privacyPolicy.path}#weaknesses) has the full rules.`,
    ],
  },
} as const
