import { expect, test } from 'vitest'
import { cast } from '#content/shared/cast.ts'
import { loyaltyParts } from './loyalty-program.ts'

interface Row {
  balance: string
  in?: string
  out?: string
}

const number = (text = '0') => Number(text.replace(',', ''))

test('[SITE-10] the history of points adds up, and the order of the story is pending', () => {
  const [start, ...rows]: Row[] = [...loyaltyParts.book.rows]
  const pending = rows.pop()
  let balance = number(start?.balance)
  for (const row of rows) {
    balance += number(row.in) - number(row.out)
    expect(row).toMatchObject({ balance: balance.toLocaleString('en') })
  }
  expect(pending).toMatchObject({
    entry: `Order ${cast.order.number}, pending`,
    in: String(cast.order.points),
    balance: balance.toLocaleString('en'),
  })
  expect(loyaltyParts.stair.now.points).toBe(balance)
})
