import { expect, test } from 'vitest'
import { scoreAnswer } from './observatory.ts'

const host = 'infiniti.example'
const scoreOf = (headers: [string, string][], html = '') =>
  scoreAnswer({ headers: new Headers(headers), html, host }).score

const best: [string, string][] = [
  ['content-security-policy', "default-src 'none'; script-src 'self'; frame-ancestors 'none'"],
  ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-resource-policy', 'same-origin'],
]
const but = (name: string, value?: string) => [
  ...best.filter(([key]) => key !== name),
  ...(value === undefined ? [] : [[name, value] as [string, string]]),
]

test('nothing at all scores what the public scanner gives it', () => {
  // No policy -25, no HSTS -20, sniffing -5, frames -20.
  expect(scoreOf([])).toBe(30)
})

test('everything right scores above 100', () => expect(scoreOf(best)).toBe(130))

test.each([
  ['script-src from anywhere', but('content-security-policy', 'script-src https:'), 60],
  [
    'inline scripts',
    but('content-security-policy', "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'"),
    80,
  ],
  ['eval', but('content-security-policy', "default-src 'self' 'unsafe-eval'; frame-ancestors 'none'"), 110],
  ['no transport rule', but('strict-transport-security'), 80],
  ['a short transport rule', but('strict-transport-security', 'max-age=300'), 120],
  ['a chatty referrer', but('referrer-policy', 'unsafe-url'), 120],
  ['an open cookie', [...best, ['set-cookie', 'session=1']] as [string, string][], 70],
  [
    'a good cookie',
    [...best, ['set-cookie', 'a=1; Secure; HttpOnly; SameSite=Lax']] as [string, string][],
    135,
  ],
])('%s', (_, headers, score) => {
  expect(scoreOf(headers)).toBe(score)
})

test('scripts of others count against a page unless they are checked', () => {
  expect(scoreOf(best, '<script src="https://cdn.example/x.js"></script>')).toBe(125)
  expect(scoreOf(best, '<script src="http://cdn.example/x.js"></script>')).toBe(50)
  expect(scoreOf(best, '<script src="/assets/x.js"></script>')).toBe(130)
})
