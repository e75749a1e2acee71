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
  lead: 'Three looks for the pages behind My account. What your customers can do there is the same in each, so choose by eye.',
  note: 'The same customer, the same order, three times. Tamarind Supply is an illustration.',
  cards: [
    {
      id: 'elite',
      title: 'Elite',
      description: 'Clean and elegant.',
      suits:
        'For stores whose photographs do the talking. It stays out of their way: white, hairlines, a great deal of air.',
      picture:
        'A customer account in the Elite theme: white ground, hairlines, small type with wide spacing, order 10482 arriving on Thursday, 2,480 points.',
      demo: demoPath('elite'),
    },
    {
      id: 'armani',
      title: 'Armani',
      description: 'Energetic and colourful.',
      suits:
        'For stores that talk loudly and mean it. Solid blocks of colour, big figures, nothing whispered.',
      picture:
        'The same account in the Armani theme: blocks of blue, canary and pink, the 2,480 points as the largest thing on the screen.',
      demo: demoPath('armani'),
    },
    {
      id: 'e-commerce',
      title: 'E-commerce',
      description: 'Organic, for brands.',
      suits:
        'For brands that grow, brew, weave or glaze. Round forms, warm paper, the goods before the numbers.',
      picture:
        'The same account in the E-commerce theme: warm paper, round forms, the vase in an arch, order 10482 arriving on Thursday.',
      demo: demoPath('e-commerce'),
    },
  ],
  action: (title: string) => `Try ${title}`,
  same: {
    heading: 'What changes, and what does not',
    columns: ['Look', 'Elite', 'Armani', 'E-commerce'],
    rows: [
      ['Ground', 'White', 'Blocks of colour', 'Warm paper'],
      ['Lines', 'Hairlines', 'None, colour divides', 'Soft, round'],
      ['First thing seen', 'The order', 'The points', 'The goods'],
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
    heading: 'Cannot decide?',
    text: 'Send us the address of your store. We answer with the theme we would take, and one sentence why.',
    action: { label: 'Send your address', href: pages.contact.path },
  },
} as const
