import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeys } from './keys.server.ts'

const old = 'the-older-secret-the-older-secret-0'
const young = 'the-newer-secret-the-newer-secret-1'
const before = createKeys([old])
const rotating = createKeys([young, old])
const after = createKeys([young])

test('what was sealed opens again, for the same purpose alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (plain, about) => {
      const sealed = before.seal(plain, about)
      // A lone surrogate has no UTF-8, and comes back as the sign for that.
      expect(before.unseal(sealed, about)).toBe(plain.toWellFormed())
      expect(before.unseal(sealed, `${about}?`)).toBeUndefined()
    }),
  )
})

test('a new key reads what the old one made, until the old one is taken away', () => {
  const sealed = before.seal('text', 'a')
  const peppered = before.pepper('text')
  expect(rotating.unseal(sealed, 'a')).toBe('text')
  expect(rotating.matchesPepper(peppered, 'text')).toBe(true)
  expect(rotating.isNewest(sealed)).toBe(false)
  expect(rotating.peppers('text')).toEqual([rotating.pepper('text'), peppered])
  expect(after.unseal(sealed, 'a')).toBeUndefined()
  expect(after.matchesPepper(peppered, 'text')).toBe(false)
})

test('while both are there, the new one makes everything', () => {
  const sealed = rotating.seal('text', 'a')
  expect(rotating.isNewest(sealed)).toBe(true)
  expect(rotating.isNewest(rotating.pepper('text'))).toBe(true)
  expect(after.unseal(sealed, 'a')).toBe('text')
  expect(before.unseal(sealed, 'a')).toBeUndefined()
})

test('a changed letter anywhere keeps it shut', () => {
  const sealed = before.seal('text', 'a')
  for (let i = 0; i < sealed.length - 1; i += 1) {
    const other = sealed[i] === 'A' ? 'B' : 'A'
    const changed = sealed.slice(0, i) + other + sealed.slice(i + 1)
    expect(before.unseal(changed, 'a')).toBeUndefined()
  }
})

test('a keyed hash fits its own value and no other, and no text breaks the comparison', () => {
  const peppered = before.pepper('one')
  expect(before.matchesPepper(peppered, 'one')).toBe(true)
  expect(before.matchesPepper(peppered, 'two')).toBe(false)
  expect(before.matchesPepper(before.seal('one', ''), 'one')).toBe(false)
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (made) => {
      expect(before.matchesPepper(made, 'one')).toBe(false)
      expect(before.unseal(made, '')).toBeUndefined()
      expect(before.isNewest(made)).toBe(false)
    }),
  )
})

test('two sealings of one text differ, and no key is no key', () => {
  expect(before.seal('text', 'a')).not.toBe(before.seal('text', 'a'))
  expect(() => createKeys([])).toThrow('secret')
})
