import { expect, test } from 'vitest'
import { findLeaks, type Secret } from './find-leaks.ts'

const secrets: Secret[] = [
  { kind: 'password', value: 'Pantry#2026x' },
  { kind: 'session', value: 'k9Jw2-0aXcV_bb1Zq7Rt5Yw3' },
  { kind: 'session', value: 'k9Jw2-0aXcV_other' },
  { kind: 'link', value: '123456' },
]

test('finds a secret wherever it stands, and says what it is without repeating it', () => {
  const leaks = findLeaks(secrets, { log: '{"msg":"sign-in","typed":"Pantry#2026x"}', mails: 'nothing' })
  expect(leaks).toHaveLength(1)
  expect(leaks[0]).toMatchObject({ place: 'log', kind: 'password' })
  expect(leaks[0]?.hint).not.toContain('Pantry#2026x')
})

test('tells secrets apart that begin alike, and lets short ones be', () => {
  const leaks = findLeaks(secrets, { database: 'a k9Jw2-0aXcV_bb1Zq7Rt5Yw3 b 123456 k9Jw2-0aXcV_' })
  expect(leaks.map(({ kind }) => kind)).toEqual(['session'])
})

test('finds what ends a text', () => {
  expect(findLeaks(secrets, { log: 'xPantry#2026x' })).toHaveLength(1)
  expect(findLeaks(secrets, { log: 'xPantry#2026' })).toEqual([])
})
