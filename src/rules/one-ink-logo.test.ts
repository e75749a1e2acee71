import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inkOf, readLogo, stampSize, writeLogo } from './one-ink-logo.ts'
import { outlineOf } from './stamp-outline.ts'

/** A drawing of `#` and `.`, one row a line. */
const drawn = (rows: string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  dots: Uint8Array.from(Array.from(rows.join('')).map((letter) => (letter === '#' ? 1 : 0))),
})
const ring = drawn(['####', '#..#', '#..#', '####'])

const pixels = (rows: string[], ink: number[], paper: number[]) =>
  Uint8ClampedArray.from(Array.from(rows.join('')).flatMap((letter) => (letter === '#' ? ink : paper)))

describe('a logo in one ink', () => {
  test('[PAGE-05] is read as it was written, whatever its shape', () => {
    const logos = fc
      .record({ width: fc.integer({ min: 1, max: 48 }), height: fc.integer({ min: 1, max: 48 }) })
      .chain(({ width, height }) =>
        fc
          .array(fc.constantFrom(0, 1), { minLength: width * height, maxLength: width * height })
          .map((dots) => ({ width, height, dots: Uint8Array.from(dots) })),
      )
    fc.assert(
      fc.property(logos, (logo) => {
        expect(readLogo(writeLogo(logo))).toEqual(logo.dots.includes(1) ? logo : undefined)
      }),
    )
  })

  test('[PAGE-05] anything else in an address is no logo', () => {
    for (const text of [
      '',
      '4x4',
      '4x4.',
      '999x999.AAAA',
      '4x4.AAAAAAAA',
      '0x4.AAA',
      'data:image/png;base64,AA',
    ])
      expect(readLogo(text)).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readLogo(text)).not.toThrow()
      }),
    )
  })

  test('[PAGE-05] keeps its shape and always fits the address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 1, max: 9000 }), (w, h) => {
        const { width, height } = stampSize(w, h)
        const text = writeLogo({ width, height, dots: new Uint8Array(width * height).fill(1) })
        expect(text.length).toBeLessThanOrEqual(400)
        expect(readLogo(text)).toBeDefined()
      }),
    )
    expect(stampSize(400, 100)).toEqual({ width: 96, height: 24 })
  })

  test('[PAGE-05] paper is what the edge looks like, be it light, dark or see-through', () => {
    const rows = ['.....', '.###.', '..#..', '.....']
    const { dots } = drawn(rows)
    for (const [ink, paper] of [
      [
        [20, 20, 20, 255],
        [250, 250, 250, 255],
      ],
      [
        [250, 220, 98, 255],
        [26, 49, 200, 255],
      ],
      [
        [255, 255, 255, 255],
        [0, 0, 0, 0],
      ],
    ] as const) {
      expect(inkOf(pixels(rows, [...ink], [...paper]), 5, 4)?.dots).toEqual(dots)
    }
    expect(inkOf(pixels(['..', '..'], [], [9, 9, 9, 255]), 2, 2)).toBeUndefined()
  })

  test('[PAGE-05] is drawn as outlines, a hole as one of its own', () => {
    const path = outlineOf(ring)
    expect(path.match(/M/g)).toHaveLength(2)
    expect(outlineOf(drawn(['#']))).toBe('M1 0.5L0.5 1L0 0.5L0.5 0Z')
    expect(outlineOf(drawn(['#.', '.#'])).match(/Z/g)?.length).toBeGreaterThan(0)
  })
})
