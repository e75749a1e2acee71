/**
 * Every public page of the product. The route table, the menu, the footer, the prerendering and
 * the sitemap all read this list, so a page is either everywhere or nowhere.
 */
export type PageGroup = 'The OS' | 'Features' | 'Company'

export interface Page {
  path: string
  /** Name in menus and footers. */
  name: string
  title: string
  description: string
  /** Documents are prerendered and sent without React; apps are the full React Router. */
  kind: 'document' | 'app'
  /** Where the menu lists it; absent means the menu does not. */
  group?: PageGroup
  /** Whether search engines should find it. */
  indexed: boolean
}

export const pages = {
  home: {
    path: '/',
    name: 'The OS',
    title: 'Infiniti: one commerce operating system for Shopify',
    description:
      'Customer accounts, orders, loyalty and every message you send, run as one system inside your Shopify store. $200 a month.',
    kind: 'document',
    group: 'The OS',
    indexed: true,
  },
  themes: {
    path: '/themes',
    name: 'Account themes',
    title: 'Choose Your Theme',
    description: 'Three looks for the customer account, each with a live demo.',
    kind: 'document',
    indexed: false,
  },
  login: {
    path: '/merchant/login',
    name: 'Login',
    title: 'Merchant login',
    description: 'Sign in to the Master Command Centre.',
    kind: 'document',
    indexed: false,
  },
  contact: {
    path: '/contact-us',
    name: 'Contact',
    title: 'Contact Infiniti',
    description: 'Write to the people who build Infiniti. A person reads every message and answers it.',
    kind: 'app',
    group: 'Company',
    indexed: true,
  },
  apiDocs: {
    path: '/api/docs',
    name: 'API',
    title: 'The API, for people to read',
    description: 'Every call of the Infiniti API: what it takes, what it answers and how it refuses.',
    kind: 'document',
    indexed: false,
  },
  renderTest: {
    path: '/render-test',
    name: 'Kit',
    title: 'Every interface part in every state',
    description: 'The kit of parts that Infiniti is built from, each in every state.',
    kind: 'app',
    indexed: false,
  },
  notFound: {
    path: '/404',
    name: 'Not found',
    title: 'No such page',
    description: 'The address leads nowhere. Here are the ways onward.',
    kind: 'document',
    indexed: false,
  },
} as const satisfies Record<string, Page>

export type PageKey = keyof typeof pages

const allPages: Page[] = Object.values(pages)

export const documentPaths: string[] = allPages
  .filter((page) => page.kind === 'document')
  .map((page) => page.path)
