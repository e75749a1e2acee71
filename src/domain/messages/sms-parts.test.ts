import { expect, test } from 'vitest'
import { smsParts } from './sms-parts.ts'

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  ['’'.repeat(70), 1],
  ['’'.repeat(71), 2],
])('[MSG-01] an SMS is counted in parts as providers do', (text, parts) => {
  expect(smsParts(text)).toBe(parts)
})
