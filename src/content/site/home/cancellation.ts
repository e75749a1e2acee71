import { claimHref, claims, cite } from '#content/shared/claims.ts'
import { pages } from '#content/shared/pages.ts'

/** The cancellation case study. The result is reported; the customer, the vase and the times are drawn. */
export const cancellation = {
  heading: 'Fifteen minutes that kept the sale.',
  show: 'Show it minute by minute',
  clock: { end: '15:00', caption: 'since the order' },
  steps: [
    {
      time: '0:00',
      heading: 'The order lands',
      text: 'A customer buys a clay vase at 09:12. By 09:15 she wishes it were yellow. Until now her only tool was an angry email.',
      screen: 'placed',
    },
    {
      time: '4:10',
      heading: 'She opens the order, not a ticket',
      text: 'The account shows a clock and four choices: edit, exchange, reorder, cancel. No agent, no queue.',
      screen: 'choices',
    },
    {
      time: '9:30',
      heading: 'A change beats a cancellation',
      text: 'Given the chance to fix an order, people fix it. The parcel has not been packed, so the change costs nothing.',
      screen: 'change',
    },
    {
      time: '15:00',
      heading: 'The window closes, the order holds',
      text: 'After fifteen minutes the order locks and goes to the warehouse, exactly as the customer wants it.',
      screen: 'locked',
    },
  ],
  order: {
    placed: { head: ['Order 10482', '09:12:40'], rows: [['Bottle vase, clay', '$38.00']] },
    locked: { head: ['Order 10482', '09:27:40'], rows: [['Bottle vase, canary', '$38.00']], stamp: 'Locked' },
    choices: ['Edit', 'Exchange', 'Reorder', 'Cancel'],
    change: {
      label: 'The bottle vase in order 10482 changes from clay to canary while the order is still open.',
      name: 'Bottle vase',
      from: 'Clay',
      to: 'Canary',
      saved: 'Saved 09:22',
    },
  },
  customer: {
    heading: 'The same quarter of an hour, from her side',
    show: 'Show it from her side',
    label: 'The story of the customer',
    note: 'Asha and her vase are drawn. The result is not.',
    previous: 'Previous moment',
    next: 'Next moment',
    pause: 'Pause the story',
    moments: [
      { time: '09:12', text: 'Bought the vase. Clay.' },
      { time: '09:15', text: 'Yellow. It should have been yellow.' },
      { time: '09:17', text: 'There is a clock on my order. It can still be changed.' },
      { time: '09:22', text: 'Changed it. Asked nobody.' },
      { time: '09:27', text: 'Locked. Yellow. Mine.' },
    ],
  },
  result: {
    sign: '+',
    figure: claims.retention.figure.replace('%', ''),
    unit: '%',
    source: claimHref('retention'),
    text: `retention after the store opened a ${cite('cancellationWindow')} self-service cancellation window.`,
    link: { label: 'Read the case study', href: pages.caseStudies.path },
  },
} as const
