import { expect, test } from 'vitest'
import { crossSiteRefusal } from './same-site.ts'

const own = ['https://infiniti.example']
const post = (path: string, headers: Record<string, string> = {}) =>
  crossSiteRefusal(new Request(`https://infiniti.example${path}`, { method: 'POST', headers }), own)

test('[PORT-09] [MONEY-05] servers may call the webhooks and what module servers sign, and nothing else; browsers of other sites may not', () => {
  expect(post('/api/shopify/webhooks')).toBeUndefined()
  expect(post('/api/shopify/webhooks/')).toBeUndefined()
  expect(post('/api/shopify/webhooks', { 'sec-fetch-site': 'cross-site' })).toBe('cross_site')
  expect(post('/api/shopify/webhooks', { origin: 'https://evil.example' })).toBe('cross_site')
  for (const path of [
    '/api/cards/webhooks',
    '/api/whatsapp/webhooks',
    '/api/sms/webhooks/secret',
    '/account/unsubscribe',
    '/api/module_servers/holds',
    '/api/module_servers/holds/capture',
    '/api/module_servers/spends',
  ]) {
    expect([path, post(path)]).toEqual([path, undefined])
  }
  for (const path of [
    '/api/hosts',
    '/api/shopify/grant/start',
    '/api/shopify/webhooks/x',
    '/api/whatsapp/webhooks/x',
    '/api/sms/webhooks',
    '/api/sms/webhooks/secret/x',
    '/api//shopify/webhooks',
    '/',
  ]) {
    expect([path, post(path)]).toEqual([path, 'origin_missing'])
  }
})

test('[API-04] a request without Origin is told that this is missing, not that it came from elsewhere', () => {
  expect(post('/api/events')).toBe('origin_missing')
  expect(post('/api/events', { origin: 'null' })).toBe('cross_site')
})

test('our own pages may post, by either header', () => {
  expect(post('/api/events', { 'sec-fetch-site': 'same-origin' })).toBeUndefined()
  expect(post('/api/events', { origin: 'https://infiniti.example' })).toBeUndefined()
  expect(post('/api/events', { 'sec-fetch-site': 'same-site' })).toBe('cross_site')
})
