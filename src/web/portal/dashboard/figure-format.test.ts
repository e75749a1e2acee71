import { expect, test } from 'vitest'
import { dashboardCopy } from '#content/portal/dashboard.ts'
import { agoText, changeText, longDay, moneyText } from './figure-format.ts'

test('figures are compared only where there was something before', () => {
  expect(changeText(12, 10)).toBe('20% more than')
  expect(changeText(5, 10)).toBe('50% less than')
  expect(changeText(10, 10)).toBe('the same as')
  expect(changeText(3, 0)).toBeUndefined()
})

test('money has the digits of its currency', () => {
  expect(moneyText('1234.50', 'EUR')).toBe('€1,234.50')
  expect(moneyText('1200.00', 'JPY')).toBe('¥1,200')
  expect(moneyText('98765.50', 'INR')).toBe('₹98,765.50')
  expect(moneyText('129900.50', 'INR')).toBe('₹1,29,901')
})

test('a moment ago is told in the unit that fits', () => {
  const at = '2026-11-16T10:00:00.000Z'
  const after = (seconds: number) => agoText(at, Date.parse(at) + seconds * 1000)
  expect([after(14), after(90), after(7200), after(300_000)]).toEqual([
    '14 s ago',
    '1 min ago',
    '2 h ago',
    '3 days ago',
  ])
})

test('the first day has its year, and 60 days are told only where they are the reason', () => {
  const day = longDay('2024-11-18')
  expect(dashboardCopy.since(day, true)).toBe('Figures since 18 Nov 2024.')
  expect(dashboardCopy.since(day, false)).toContain('the last 60 days')
})
