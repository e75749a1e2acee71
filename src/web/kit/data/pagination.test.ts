import { describe, expect, test } from 'vitest'
import { pageNumbers } from '#web/kit/data/pagination.tsx'

describe('the numbers of a pagination', () => {
  test('few pages are all listed', () => {
    expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4])
  })

  test('many pages leave gaps on both sides', () => {
    expect(pageNumbers(7, 48)).toEqual([1, 'gap before', 6, 7, 8, 'gap after', 48])
  })

  test('a gap of one page is that page', () => {
    expect(pageNumbers(4, 48)).toEqual([1, 2, 3, 4, 5, 'gap after', 48])
    expect(pageNumbers(45, 48)).toEqual([1, 'gap before', 44, 45, 46, 47, 48])
  })

  test('one page is one number', () => {
    expect(pageNumbers(1, 1)).toEqual([1])
  })
})
