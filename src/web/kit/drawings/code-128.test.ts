import { expect, test } from 'vitest'
import { code128 } from './code-128.ts'

const modules = (text: string) => code128(text).reduce((sum, width) => sum + width)

test('a symbol is eleven modules and the stop thirteen', () => {
  expect(modules('PJJ123C')).toBe((1 + 7 + 1) * 11 + 13)
})

test('digits are packed in pairs', () => {
  expect(modules('104820')).toBe((1 + 3 + 1) * 11 + 13)
})

test('the check symbol is the weighted sum modulo 103', () => {
  // 104 + 48·1 + 42·2 + 42·3 + 17·4 + 18·5 + 19·6 + 35·7 = 879, and 879 mod 103 is 55, printed as 311321.
  expect(code128('PJJ123C').slice(-13, -7).join('')).toBe('311321')
})

test('every character has its own pattern', () => {
  const drawn = Array.from({ length: 95 }, (_, index) =>
    code128(String.fromCharCode(32 + index))
      .slice(6, 12)
      .join(''),
  )
  expect(new Set(drawn).size).toBe(95)
})
