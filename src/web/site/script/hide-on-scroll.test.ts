import { describe, expect, it } from 'vitest'
import { afterScroll, restingAt } from './hide-on-scroll.ts'

const hiddenAfter = (...heights: number[]) => {
  const [first = 0, ...rest] = heights
  return rest.reduce(afterScroll, restingAt(first)).hidden
}

describe('[NAV-02] the top bar', () => {
  it('hides when the page moves down by more than 10 px while past 100 px', () => {
    expect(hiddenAfter(0, 111)).toBe(true)
    expect(hiddenAfter(95, 106)).toBe(true)
  })

  it('stays while the page is not past 100 px', () => {
    expect(hiddenAfter(0, 100)).toBe(false)
    expect(hiddenAfter(0, 50, 80, 100)).toBe(false)
  })

  it('stays on a move down of 10 px or less', () => {
    expect(hiddenAfter(300, 310)).toBe(false)
  })

  it('adds up a slow move down', () => {
    expect(hiddenAfter(300, 304, 308, 312)).toBe(true)
  })

  it('returns when the page moves up by more than 10 px', () => {
    expect(hiddenAfter(0, 500, 489)).toBe(false)
    expect(hiddenAfter(0, 500, 496, 492, 488)).toBe(false)
  })

  it('stays hidden on a move up of 10 px or less', () => {
    expect(hiddenAfter(0, 500, 490)).toBe(true)
  })

  it('counts a move from where the page turned, not from where it began', () => {
    expect(hiddenAfter(300, 308, 300, 308, 300, 308)).toBe(false)
    expect(hiddenAfter(0, 500, 492, 508, 497)).toBe(false)
  })

  it('takes a still page for no move at all', () => {
    expect(hiddenAfter(0, 500, 500, 500)).toBe(true)
  })

  it('returns at the top of the page', () => {
    expect(hiddenAfter(0, 500, 0)).toBe(false)
  })
})
