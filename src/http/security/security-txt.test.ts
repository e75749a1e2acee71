import { expect, test } from 'vitest'
import { privacy } from '#content/shared/legal/privacy.ts'
import { securityTxt } from './security-txt.ts'

const now = new Date('2026-11-15T13:00:00Z')
const publicBaseUrl = 'https://infiniti.example'

const fieldsOf = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  ) as Record<string, string>

test('says whom to write to, in which language, and until when it holds', () => {
  const fields = fieldsOf(securityTxt({ publicBaseUrl, contact: 'security@infiniti.example', now }))
  expect(fields.Contact).toBe('mailto:security@infiniti.example')
  expect(fields.Canonical).toBe('https://infiniti.example/.well-known/security.txt')
  expect(fields['Preferred-Languages']).toBe('en')
  const days = (new Date(fields.Expires ?? '').getTime() - now.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(170)
  // The standard recommends less than a year.
  expect(days).toBeLessThan(365)
})

test('a form is as good as a mailbox', () => {
  const contact = 'https://infiniti.example/contact-us'
  expect(fieldsOf(securityTxt({ publicBaseUrl, contact, now })).Contact).toBe(contact)
})

test('the policy it names is there', () => {
  const policy = fieldsOf(securityTxt({ publicBaseUrl, contact: 'x@y.example', now })).Policy ?? ''
  const { pathname, hash } = new URL(policy)
  expect(pathname).toBe('/privacy-policy')
  expect(privacy.clauses.map(({ id }) => `#${id}`)).toContain(hash)
})
