import { expect, test } from 'vitest'
import { dayRows } from './day-rows.ts'

const sold = {
  orders: 3,
  items: 5,
  gross: '120.50',
  refunds: '-20.50',
  net: '100.00',
  average: '40.17',
  cancelled: 1,
  returns: 0,
  new_customers: 2,
  came_back: 1,
  cash_orders: 1,
  cash_undelivered: 0,
  repeat_orders: 1,
}

const nothing = {
  orders: 0,
  items: 0,
  gross: '0.00',
  refunds: '0.00',
  net: '0.00',
  average: '0.00',
  cancelled: 0,
  returns: 0,
  new_customers: 0,
  came_back: 0,
  cash_orders: 0,
  cash_undelivered: 0,
  repeat_orders: 0,
}

test('[SYNC-06] in the file of the dashboard a day that is not known is empty, and a day without orders is 0', () => {
  const [head, ...rows] = dayRows([
    {
      currency: 'EUR',
      days: [
        { ...sold, day: '2026-11-01', is_known: true },
        { ...nothing, day: '2026-11-02', is_known: true },
        { ...nothing, day: '2026-11-03', is_known: false },
      ],
    },
  ])
  expect(rows).toEqual([
    ['2026-11-01', 'EUR', 3, 5, 120.5, -20.5, 100, 1, 0, 2, 1, 1, 0, 1],
    ['2026-11-02', 'EUR', ...Array.from({ length: 12 }, () => 0)],
    ['2026-11-03', 'EUR', ...Array.from({ length: 12 }, () => '')],
  ])
  expect(head).toHaveLength(14)
})
