import { expect, test } from 'vitest'
import { parcelsOf } from './store-order.ts'

const parcelAt = (url: string | null) =>
  parcelsOf({
    fulfillments: [
      {
        id: 'gid://shopify/Fulfillment/5',
        createdAt: '2026-01-06T09:00:00Z',
        displayStatus: 'IN_TRANSIT',
        inTransitAt: null,
        estimatedDeliveryAt: null,
        deliveredAt: null,
        trackingInfo: [{ company: 'Post', number: '1', url }],
      },
    ],
  })[0]?.url

test('[ACC-05] a parcel’s link leads to a page of the web, or nowhere', () => {
  expect(parcelAt('https://post.example/?n=1')).toBe('https://post.example/?n=1')
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//post.example', '1Z999', '', null]) {
    expect([url, parcelAt(url)]).toEqual([url, null])
  }
})
