import { expect, test } from 'vitest'
import { readPolicyReports } from './policy-reports.ts'

const sent = (body: string) =>
  readPolicyReports(new Request('https://infiniti.example/api/csp-reports', { method: 'POST', body }))

const page = 'https://infiniti.example/merchant/reset-password?token=secret-of-a-link'

test('a report is brought down to what may be logged: no query, no address beyond its origin', async () => {
  const body = {
    documentURL: page,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://elsewhere.example/x.js?k=1',
    sourceFile: page,
    sample: 'alert(1)',
  }
  const logged = {
    directive: 'script-src-elem',
    blocked: 'https://elsewhere.example',
    page: '/merchant/reset-password',
    source: '/merchant/reset-password',
  }
  expect(await sent(JSON.stringify([{ type: 'csp-violation', url: page, body }]))).toEqual([logged])
})

test('the older shape is understood', async () => {
  const old = { 'document-uri': page, 'violated-directive': 'style-src', 'blocked-uri': 'inline' }
  expect(await sent(JSON.stringify({ 'csp-report': old }))).toEqual([
    { directive: 'style-src', blocked: 'inline', page: '/merchant/reset-password', source: '' },
  ])
})

test.each(['', 'null', '7', '{', '[[]]', '[{"body":7}]', `"${'x'.repeat(20_000)}"`])(
  'what is no report is nothing: %.20s',
  async (body) => {
    expect(await sent(body)).toEqual([])
  },
)

test('one body holds ten reports at most', async () => {
  const one = { body: { effectiveDirective: 'img-src' } }
  expect(await sent(JSON.stringify(Array.from({ length: 50 }, () => one)))).toHaveLength(10)
})
