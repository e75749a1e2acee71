import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastOf, legibleOn, lettersOn, readColour } from './contrast.ts'

const colours = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('colours', () => {
  test.each([
    ['#1A31C8', '#1a31c8'],
    [' 1a31c8 ', '#1a31c8'],
    ['#abc', '#aabbcc'],
    ['rgb(26, 49, 200)', '#1a31c8'],
    ['rgb(26 49 200)', '#1a31c8'],
    ['rgb(26, 49, 256)', undefined],
    ['tomato', undefined],
    ['#12345', undefined],
    ['url(//x)', undefined],
    ['', undefined],
  ])('[PAGE-05] %j is read as %j', (text, colour) => {
    expect(readColour(text)).toBe(colour)
  })

  test('[PAGE-05] the contrasts that the design states', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastOf('#17161a', '#f1eee4')).toBeCloseTo(15.5, 1)
    expect(contrastOf('#cb270d', '#f1eee4')).toBeCloseTo(4.7, 1)
  })

  test('[PAGE-05] letters are read on every colour', () => {
    fc.assert(
      fc.property(colours, (ground) => {
        expect(contrastOf(lettersOn(ground), ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('[PAGE-05] a colour is left alone if it is read, and else becomes one that is', () => {
    fc.assert(
      fc.property(colours, colours, fc.constantFrom(3, 4.5), (ground, colour, ratio) => {
        const shade = legibleOn(ground, colour, ratio)
        expect(contrastOf(shade, ground)).toBeGreaterThanOrEqual(ratio)
        expect(contrastOf(colour, ground) < ratio || shade === colour).toBe(true)
      }),
    )
  })
})
