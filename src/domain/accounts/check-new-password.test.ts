import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { knownPasswords } from '#integrations/passwords/known-passwords.ts'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { checkNewPassword } from './check-new-password.ts'
import { unguessedLetters } from '#contract/accounts/guess-password.ts'

const known = knownPasswords('.')
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rule looks at nothing else of the context
const ctx = { knownPasswords: known } as unknown as Context
const owner = { email: 'asha.rao@tamarind.example', names: ['Asha', 'Rao-Menon'] }

function verdict(password: string): string {
  try {
    checkNewPassword(ctx, password, owner)
    return 'taken'
  } catch (error) {
    return error instanceof DomainError ? error.code : 'broken'
  }
}

test.each([
  ['Ei8ght#x', 'taken'],
  ['Sh0rt1!', 'password_weak'],
  ['nocapitals1!', 'password_weak'],
  ['NOSMALL1LETTERS!', 'password_weak'],
  ['NoDigits!here', 'password_weak'],
  ['NoSpecial1here', 'password_weak'],
  ['Eighteen#letters18', 'taken'],
  ['Nineteen#letters#19', 'password_weak'],
])('[AUTH-05] [VAL-02] the rule of the form holds on the server: %s is %s', (password, expected) => {
  expect(verdict(password)).toBe(expected)
})

test.each([
  ['a common word with a year', 'Welcome#2026'],
  ['a common word in other signs', 'P@ssw0rd!2026'],
  ['that with a number behind it', 'P@$$w0rd1'],
  ['one that leaked', 'Mosquito@13'],
  ['a run along the keyboard', 'Qwertyuiop1!'],
  ['a run of digits', 'Aa!123456789'],
  ['one letter again and again', 'Aa1!!!!!!!!!'],
  ['the name of the product', 'Infiniti#2025'],
  ['the name of a module', 'SuperLeadz#1'],
  ['the owner’s name', 'Asha-Rao#1'],
  ['the owner’s company', 'T4marind#2026'],
])('[AUTH-05] %s is too easy to guess', (_, password) => {
  expect(verdict(password)).toBe('password_common')
})

test.each(['Pantry#2026x', 'Infiniti#7Kq2x', 'Tiger#4829', 'v9$Lm2!qRt', 'Zwölf#Äpfel7'])(
  '%s is taken',
  (password) => expect(verdict(password)).toBe('taken'),
)

test('any text at all gets a verdict, and no guess finds more letters than there are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 256 }), fc.array(fc.string()), (password, words) => {
      const left = unguessedLetters(known, password, words)
      expect(left).toBeLessThanOrEqual(password.length)
      expect(verdict(password)).not.toBe('broken')
    }),
  )
})

test('a random password is hardly ever taken for a known one', () => {
  const random = () => `aB3#${crypto.randomUUID().slice(0, 13)}`.toLowerCase()
  const claimed = Array.from({ length: 20_000 }, random).filter((password) => known.isLeaked(password))
  expect(claimed.length).toBeLessThan(20)
})
