import { demoPath, type ThemeId } from '#contract/demo/themes.ts'
import { pages } from '../shared/pages.ts'

export interface ThemeCard {
  id: ThemeId
  title: string
  description: string
  /** For whom, in a sentence that lets two of three readers go on to the next card. */
  suits: string
  /** What the drawing shows. */
  picture: string
  /** Where it can be tried. */
  demo: string
}

export const themes = {
  lead: 'Three designs for the pages under My account. All have the same features, so choose the look you like.',
  note: 'The same customer and the same order in each. Tamarind Supply is fictional.',
  cards: [
    {
      id: 'elite',
      title: 'Elite',
      description: 'Clean and elegant.',
      suits: 'For stores with strong product photos. White, thin lines, lots of space.',
      picture:
        'A customer account in the Elite theme: white ground, hairlines, small type with wide spacing, order 10482 arriving on Thursday, 2,480 points.',
      demo: demoPath('elite'),
    },
    {
      id: 'armani',
      title: 'Armani',
      description: 'Energetic and colourful.',
      suits: 'For bold brands. Solid blocks of colour and large figures.',
      picture:
        'The same account in the Armani theme: blocks of blue, canary and pink, the 2,480 points as the largest thing on the screen.',
      demo: demoPath('armani'),
    },
    {
      id: 'e-commerce',
      title: 'E-commerce',
      description: 'Organic, for brands.',
      suits: 'For natural and handmade products. Round shapes, warm colours, products first.',
      picture:
        'The same account in the E-commerce theme: warm paper, round forms, the vase in an arch, order 10482 arriving on Thursday.',
      demo: demoPath('e-commerce'),
    },
  ],
  action: (title: string) => `Try ${title}`,
  same: {
    heading: 'What changes, and what doesn’t',
    columns: ['Look', 'Elite', 'Armani', 'E-commerce'],
    rows: [
      ['Background', 'White', 'Blocks of colour', 'Warm paper'],
      ['Lines', 'Thin', 'None', 'Soft, round'],
      ['Shown first', 'The order', 'The points', 'The products'],
      ['Type', 'Small, spaced', 'Large, heavy', 'Medium, friendly'],
    ],
    all: 'In all three',
    functions: [
      'Sign-in by code or social account',
      'Order history, tracking, reorder',
      'Edit, cancel, confirm',
      'Cash on delivery to prepaid',
      'Returns, exchanges, replacements',
      'Wishlist and recently viewed',
      'Points, tiers, rewards',
      'Subscriptions',
      'Profile, addresses, security',
    ],
  },
  closing: {
    heading: 'Can’t decide?',
    text: 'Send us a link to your store. We’ll tell you which theme we would choose, and why.',
    action: { label: 'Send us your store', href: pages.contact.path },
  },
} as const
