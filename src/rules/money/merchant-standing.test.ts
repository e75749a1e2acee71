import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mayCause, moneyActs, standings } from './merchant-standing.ts'

test('[MONEY-13] docs/flows/money.md shows what each standing allows', () => {
  const page = readFileSync('docs/flows/money.md', 'utf8')
  const rows = standings.map(
    (standing) =>
      `| ${standing} | ${moneyActs.map((act) => (mayCause(standing, act) ? 'yes' : 'no')).join(' | ')} |`,
  )
  for (const row of rows) expect(page).toContain(row)
})

test('[MONEY-13] nothing is charged by itself in any but a good standing', () => {
  expect(standings.filter((standing) => mayCause(standing, 'auto_top_up'))).toEqual(['good'])
})
