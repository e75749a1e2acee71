import { expect, test } from 'vitest'
import { start } from '../../tests/support/try-demo.ts'

test('[PAGE-05] the demo begins with orders whose numbers rise with their dates, newest first', () => {
  const byDate = start.orders.toSorted((a, b) => b.placedAt - a.placedAt).map(({ id }) => Number(id))
  expect(byDate).toEqual(byDate.toSorted((a, b) => b - a))
  expect(start.orders.map(({ id }) => Number(id))).toEqual(byDate)
})
