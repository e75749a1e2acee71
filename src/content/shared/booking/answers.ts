import type { OrderCount, Pain, Platform } from '#contract/bookings/choices.ts'

/** Total maps: an answer that can be given has its text, on the page and in the host's email. */
export const answerLabels = {
  platform: {
    shopify: { title: 'Shopify', note: 'any plan below Plus' },
    'shopify-plus': { title: 'Shopify Plus', note: 'or about to move' },
    other: { title: 'Another', note: 'say which in your own words' },
    none: { title: 'None yet', note: 'the store is still a plan' },
  } satisfies Record<Platform, { title: string; note: string }>,
  orders: {
    'under-100': { title: 'Under 100' },
    'under-1000': { title: '100 to 1,000' },
    'under-10000': { title: '1,000 to 10,000' },
    more: { title: 'More' },
  } satisfies Record<OrderCount, { title: string }>,
  pain: {
    apps: { title: 'Too many apps', note: 'and a bill from each' },
    tickets: { title: 'Tickets', note: '“where is my order” all day' },
    messages: { title: 'Messages', note: 'too expensive, or hard to follow' },
    returning: { title: 'Few repeat orders', note: 'customers buy once' },
    else: { title: 'Something else', note: 'in your own words' },
  } satisfies Record<Pain, { title: string; note: string }>,
} as const
