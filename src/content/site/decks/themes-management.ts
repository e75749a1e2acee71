import { brand } from '#content/shared/brand.ts'
import { claimHref, claims } from '#content/shared/claims.ts'
import { customerAccounts } from '../features/customer-accounts.ts'
import { ordersManagement } from '../features/orders-management.ts'
import { pricing } from '../home/pricing.ts'
import { plainText } from '#content/shared/linked-text.ts'
import { pages } from '#content/shared/pages.ts'
import { themes } from '../themes.ts'
import type { Deck } from './deck.ts'

const [elite, armani, eCommerce] = themes.cards

/** The one source of both decks: to present and to read. What other pages state is taken from them. */
export const themesManagement: Deck = {
  title: pages.deck.title,
  slides: [
    {
      kind: 'cover',
      title: pages.deck.title,
      surface: 'blue',
      lead: 'The customer account of a Shopify store in three designs, with the same orders, points and addresses.',
      by: `${brand.name}. ${brand.line}`,
      notes:
        'Ask first which of their account pages they would be embarrassed to show. Then go on; the answer is usually one of the next three slides.',
    },
    {
      kind: 'theme',
      title: elite.title,
      surface: 'white',
      theme: elite,
      notes:
        'Elite suits stores with good photographs. Point at the order: it is the first thing seen, because that is why people sign in.',
    },
    {
      kind: 'theme',
      title: armani.title,
      surface: 'blue',
      theme: armani,
      notes:
        'Armani puts the points first. If they run no loyalty programme, say so now and move to the next theme.',
    },
    {
      kind: 'theme',
      title: eCommerce.title,
      surface: 'canary',
      theme: eCommerce,
      notes:
        'E-commerce shows the goods before the numbers. It is the broadest of the three and the safest first choice.',
    },
    {
      kind: 'try',
      title: 'Switch themes.',
      surface: 'paper',
      text: 'The same customer and the same order. Only the design changes.',
      choose: 'Theme',
      open: (theme) => `Open ${theme}`,
      notes:
        'Live: press a name, then open it and hand the mouse over. Cancel order 10482 and change the theme: the order stays cancelled. That is the whole argument.',
    },
    {
      kind: 'table',
      title: themes.same.heading,
      surface: 'white',
      columns: themes.same.columns,
      rows: themes.same.rows,
      all: themes.same.all,
      functions: themes.same.functions,
      notes:
        'Do not read the table aloud. Ask which of the functions at the foot they pay another app for today.',
    },
    {
      kind: 'rows',
      title: 'What you can change.',
      surface: 'paper',
      lead: 'Five things. The rest is the same in every store.',
      rows: [
        { term: 'Logo and name', text: 'At the top of every account page.' },
        { term: 'Colours', text: 'The colours of your store.' },
        {
          term: 'Order of sections',
          text: 'Points first or orders first, as you like.',
        },
        { term: 'What is shown', text: 'Hide what you don’t offer.' },
        { term: 'The theme itself', text: 'Switch it at any time. Your data stays.' },
      ],
      notes: 'If somebody asks for a sixth thing, say plainly that it is not on the list, and write it down.',
    },
    {
      kind: 'rows',
      title: 'Customers handle their own orders.',
      surface: 'pink',
      lead: 'Six things customers do themselves.',
      figure: {
        value: claims.cancellationWindow.figure,
        href: claimHref('cancellationWindow'),
        text: 'window for changes. After that the order is locked.',
      },
      rows: ordersManagement.reveal.lines.map(({ term, text }) => ({ term, text: plainText(text) })),
      notes:
        'The window is the point: open long enough to change your mind, closed before anyone packs. Its length in the case study was fifteen minutes.',
    },
    {
      kind: 'screen',
      title: 'Points with a full history.',
      surface: 'canary',
      screen: 'loyalty',
      lead: 'Balance, tiers and rewards in the account.',
      rows: [
        { term: 'Points', text: 'Every point earned and spent, with a date.' },
        { term: 'Tiers', text: 'The points missing to the next tier.' },
        { term: 'Rewards', text: 'Customers spend points in the account.' },
      ],
      notes:
        'Finance people like the points history. Marketing people like the tiers. Look at who is in the room.',
    },
    {
      kind: 'screen',
      title: 'Return, exchange, replace.',
      surface: 'white',
      screen: 'returns',
      lead: 'One form, three outcomes. Your rules decide what it offers.',
      rows: [
        { term: 'Exchange', text: 'Another size or colour. You keep the sale.' },
        { term: 'Replacement', text: 'Arrived broken? A photo is enough for a new one.' },
        { term: 'Return', text: 'The product comes back, the money is refunded.' },
      ],
      notes: 'Exchange stands first on the screen on purpose. Refund is never hidden.',
    },
    {
      kind: 'steps',
      title: 'Set up in minutes.',
      surface: 'paper',
      steps: customerAccounts.steps.items.map(({ period, title, description }) => ({
        period,
        title,
        text: description,
      })),
      notes:
        'If there is a store to try it on, stop here and do it. It takes less time than the rest of the deck.',
    },
    {
      kind: 'price',
      title: 'One price.',
      surface: 'canary',
      till: brand.name,
      amount: claims.price.figure,
      source: pricing.source,
      period: pricing.period,
      text: pricing.lead,
      lines: [
        { term: 'All three themes', text: 'incl.' },
        { term: 'Customer essentials', text: claims.essentials.figure },
        { term: 'Future features', text: 'incl.' },
        { term: 'Messages', text: 'from your wallet' },
        { term: 'Shopify plan', text: 'paid to Shopify' },
      ],
      notes:
        'Say what is not included before they ask: messages come out of a prepaid wallet, and Shopify is paid to Shopify.',
    },
    {
      kind: 'end',
      title: 'See it on your store.',
      surface: 'blue',
      text: 'Half an hour with someone who builds it. Bring the link to your store.',
      action: { label: 'Schedule a demo', href: pages.scheduleDemo.path },
      second: { label: pages.themes.title, href: pages.themes.path },
      notes: 'Leave this slide up while people talk. It is the only one that does anything.',
    },
  ],
}
