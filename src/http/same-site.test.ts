import { expect, test } from 'vitest'
import { isSameSite } from './same-site.ts'

const own = ['https://infiniti.example']
const post = (path: string, headers: Record<string, string> = {}) =>
  isSameSite(new Request(`https://infiniti.example${path}`, { method: 'POST', headers }), own)

test('[PORT-09] servers may call the webhooks and nothing else; browsers of other sites may not', () => {
  expect(post('/api/shopify/webhooks')).toBe(true)
  expect(post('/api/shopify/webhooks/')).toBe(true)
  expect(post('/api/shopify/webhooks', { 'sec-fetch-site': 'cross-site' })).toBe(false)
  expect(post('/api/shopify/webhooks', { origin: 'https://evil.example' })).toBe(false)
  for (const path of ['/api/shopify/grant/start', '/api/shopify/webhooks/x', '/api//shopify/webhooks', '/']) {
    expect([path, post(path)]).toEqual([path, false])
  }
})

test('our own pages may post, by either header', () => {
  expect(post('/api/events', { 'sec-fetch-site': 'same-origin' })).toBe(true)
  expect(post('/api/events', { origin: 'https://infiniti.example' })).toBe(true)
  expect(post('/api/events', { 'sec-fetch-site': 'same-site' })).toBe(false)
})
