import { expect, test } from 'vitest'
import type { GooglePerson } from '../ports/ports.ts'
import { decideLink, isAuthoritative, type LinkDecision, type LocalAccount } from './decide-link.ts'

const person = (claims: Partial<GooglePerson>): GooglePerson => ({
  issuer: 'https://accounts.google.com',
  subject: '1',
  email: 'mei@gmail.com',
  emailVerified: true,
  firstName: 'Mei',
  lastName: 'Chua',
  ...claims,
})

const people = {
  gmail: person({}),
  'gmail unverified': person({ emailVerified: false }),
  workspace: person({ email: 'mei@straits.example', hostedDomain: 'straits.example' }),
  'workspace unverified': person({
    email: 'mei@straits.example',
    hostedDomain: 'straits.example',
    emailVerified: false,
  }),
  'other workspace': person({ email: 'mei@straits.example', hostedDomain: 'elsewhere.example' }),
  'plain domain': person({ email: 'mei@straits.example' }),
  'gmail in the name only': person({ email: 'gmail.com@straits.example' }),
  'longer domain': person({ email: 'mei@notgmail.com' }),
}

test('[AUTH-11] Google speaks for an address only where it runs the mailbox or the domain', () => {
  const trusted = Object.entries(people).filter(([, claims]) => isAuthoritative(claims))
  expect(trusted.map(([name]) => name)).toEqual(['gmail', 'workspace'])
})

const local = (account: Partial<LocalAccount>): LocalAccount => ({
  isVerified: true,
  hasOtherSubject: false,
  isKnownBrowser: false,
  ...account,
})

const table: [LocalAccount, LinkDecision][] = [
  [local({}), 'link'],
  [local({ isKnownBrowser: true }), 'link'],
  [local({ hasOtherSubject: true }), 'prove'],
  [local({ hasOtherSubject: true, isKnownBrowser: true }), 'prove'],
  [local({ isVerified: false }), 'reclaim'],
  [local({ isVerified: false, isKnownBrowser: true }), 'link'],
  [local({ isVerified: false, hasOtherSubject: true }), 'reclaim'],
  [local({ isVerified: false, hasOtherSubject: true, isKnownBrowser: true }), 'reclaim'],
]

test.each(table)('[AUTH-11] an address that Google proves meets %o', (account, expected) => {
  expect(decideLink(people.gmail, account)).toBe(expected)
  expect(decideLink(people.workspace, account)).toBe(expected)
  for (const name of ['plain domain', 'gmail unverified', 'other workspace'] as const) {
    expect(decideLink(people[name], account)).toBe('prove')
  }
})
