import { expect, test } from 'vitest'
import { answerFile } from './answer-file.ts'
import { clientAddressReader } from '../client-address.ts'
import { crossSiteRefusal } from '../security/same-site.ts'
import type { StoredFile } from './stored-files.ts'

const page: StoredFile = {
  url: '/',
  file: 'index.html',
  type: 'text/html; charset=utf-8',
  etag: 'abc',
  cache: 'revalidate',
  compressed: true,
  identity: Buffer.from('plain'),
  br: Buffer.from('br'),
  gzip: Buffer.from('gz'),
}

const encodingFor = (accepted?: string) =>
  answerFile(page, 'GET', { 'accept-encoding': accepted }, {}).headers['Content-Encoding']

test('the best encoding that the client takes is chosen, and none that it refuses', () => {
  expect(encodingFor('gzip, deflate, br')).toBe('br')
  expect(encodingFor('gzip')).toBe('gzip')
  expect(encodingFor('br;q=0, gzip')).toBe('gzip')
  expect(encodingFor('br;q=0.5')).toBe('br')
  expect(encodingFor()).toBeUndefined()
})

test('each encoding has its own tag, and a known tag is answered by 304 without a body', () => {
  const first = answerFile(page, 'GET', { 'accept-encoding': 'br' }, {})
  expect(first.headers.ETag).toBe('"abc-br"')
  const second = answerFile(page, 'GET', { 'accept-encoding': 'br', 'if-none-match': 'W/"x", "abc-br"' }, {})
  expect(second).toMatchObject({ status: 304 })
  expect(second.body).toBeUndefined()
})

test('the visitor’s address is believed only from trusted proxies, from the right', () => {
  const read = clientAddressReader(['10.0.0.0/8', '127.0.0.1'])
  expect(read('203.0.113.5', '1.2.3.4')).toBe('203.0.113.5')
  expect(read('::ffff:127.0.0.1', '1.2.3.4')).toBe('1.2.3.4')
  expect(read('127.0.0.1', '6.6.6.6, 1.2.3.4, 10.1.1.1')).toBe('1.2.3.4')
  expect(read('127.0.0.1', 'nonsense')).toBe('127.0.0.1')
})

test('unsafe requests must come from our own pages', () => {
  const from = (headers: Record<string, string>) =>
    crossSiteRefusal(new Request('https://infiniti.example/x', { method: 'POST', headers }), [
      'https://infiniti.example',
    ])
  expect(from({ 'sec-fetch-site': 'same-origin' })).toBeUndefined()
  expect(from({ 'sec-fetch-site': 'same-site', origin: 'https://infiniti.example' })).toBe('cross_site')
  expect(from({ origin: 'https://infiniti.example' })).toBeUndefined()
  expect(from({ origin: 'https://elsewhere.example' })).toBe('cross_site')
  expect(from({})).toBe('origin_missing')
})
