import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('[PAGE-07] a spreadsheet reads cells as cells, and never as formulas', () => {
  expect(
    csvOf([
      ['a', 'b, c', 'say "d"'],
      [1, -2.5, 'two\nlines'],
    ]),
  ).toBe('a,"b, c","say ""d"""\r\n1,-2.5,"two\nlines"\r\n')
  expect(csvOf([['=1+1', '+1', '-1', '@x', '\t=1']])).toBe("'=1+1,'+1,'-1,'@x,'\t=1\r\n")
})
