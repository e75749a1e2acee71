import { claimHref, claims, cite } from '#content/shared/claims.ts'
import { cast, orderRows } from '#content/shared/cast.ts'
import { pages } from '#content/shared/pages.ts'

/** The cancellation case study. The result is reported; the customer, the vase and the times are invented. */
export const cancellation = {
  heading: 'Fifteen minutes that saved the sale.',
  show: 'Show it minute by minute',
  clock: { end: '15:00', caption: 'since the order' },
  steps: [
    {
      time: '0:00',
      heading: 'She places an order',
      text: 'Asha buys a kettle and a clay vase at 09:12. At 09:15 she wants the vase in yellow. In most stores she would have to write to support.',
      screen: 'placed',
    },
    {
      time: '4:10',
      heading: 'She opens the order herself',
      text: 'Her account shows how long she can still change it, and four choices: edit, exchange, reorder, cancel.',
      screen: 'choices',
    },
    {
      time: '9:30',
      heading: 'She changes it and keeps it',
      text: 'Most people would rather fix an order than cancel it. The parcel is not packed yet, so the change costs you nothing.',
      screen: 'change',
    },
    {
      time: '15:00',
      heading: 'The order is locked',
      text: 'After fifteen minutes it goes to the warehouse, exactly as she wants it.',
      screen: 'locked',
    },
  ],
  order: {
    placed: { head: [`Order ${cast.order.number}`, '09:12:40'], rows: orderRows('clay') },
    locked: { head: [`Order ${cast.order.number}`, '09:27:40'], rows: orderRows('canary'), stamp: 'Locked' },
    choices: ['Edit', 'Exchange', 'Reorder', 'Cancel'],
    change: {
      label: `The bottle vase in order ${cast.order.number} changes from clay to canary while the order can still be changed.`,
      name: 'Bottle vase',
      from: 'Clay',
      to: 'Canary',
      saved: 'Saved 09:22',
    },
  },
  customer: {
    heading: 'The same fifteen minutes, in her words',
    show: 'Read it in her words',
    label: 'The story of the customer',
    note: `Asha is fictional. The ${claims.retention.figure} is as the store reported it.`,
    previous: 'Previous moment',
    next: 'Next moment',
    pause: 'Pause the story',
    moments: [
      { time: '09:12', text: 'I bought the vase in clay.' },
      { time: '09:15', text: 'I should have taken yellow.' },
      { time: '09:17', text: 'My account says I can still change it.' },
      { time: '09:22', text: 'Changed it. I didn’t have to write to anyone.' },
      { time: '09:27', text: 'Locked. Yellow. Mine.' },
    ],
  },
  result: {
    sign: '+',
    figure: claims.retention.figure.replace('%', ''),
    unit: '%',
    source: claimHref('retention'),
    text: `more customers came back after a store opened a ${cite('cancellationWindow')} self-service cancellation window.`,
    link: { label: 'Read the case study', href: pages.caseStudies.path },
  },
} as const
