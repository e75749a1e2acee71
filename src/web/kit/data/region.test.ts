import { expect, test } from 'vitest'
import { moneyText } from './region.ts'

const region = { locale: 'en-IN', timeZone: 'Asia/Kolkata', currencySymbol: '₹' }

test('a sum is written with the company’s symbol and separators', () => {
  expect(moneyText(region, 129900)).toBe('₹1,29,900')
  expect(moneyText({ ...region, locale: 'en-GB' }, 129900.5)).toBe('₹1,29,900.50')
  expect(moneyText({ ...region, locale: 'de-DE', currencySymbol: '€' }, -1299.5)).toBe('−€1.299,50')
  expect(moneyText({ ...region, locale: 'en-GB', currencySymbol: 'CHF' }, 38.5)).toBe('CHF 38.50')
})
