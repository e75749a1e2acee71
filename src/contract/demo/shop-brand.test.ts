import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastOf } from '#rules/contrast.ts'
import { inksOn, longestShopName, monogramOf, readBrand, readShopName, writeBrand } from './shop-brand.ts'

const queryOf = (text: string) => new URLSearchParams(text)

describe('a brand in the address', () => {
  test('[PAGE-05] is read as it was written, and leaves the rest of the address alone', () => {
    const brand = {
      name: 'Blåbær & Co',
      colour: '#1a31c8',
      logo: { width: 2, height: 1, dots: Uint8Array.of(1, 0) },
    }
    const written = writeBrand(queryOf('?order=10482'), brand)
    expect(written.toString()).toBe('order=10482&name=Bl%C3%A5b%C3%A6r+%26+Co&colour=1a31c8&logo=2x1.gA')
    expect(readBrand(written)).toEqual(brand)
    expect(writeBrand(written, {}).toString()).toBe('order=10482')
  })

  test('[PAGE-05] what makes no sense is left out', () => {
    expect(readBrand(queryOf('?name=%20%00&colour=red%3B&logo=data:image/svg'))).toEqual({})
    expect(readShopName('  two \n  words\u202e ')).toBe('two words')
    expect(readShopName('x'.repeat(99))).toHaveLength(longestShopName)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = readShopName(text)
        expect(name === undefined || readShopName(name) === name).toBe(true)
      }),
    )
  })

  test('[PAGE-05] a monogram has one letter or two', () => {
    expect(monogramOf('Tamarind Supply')).toBe('TS')
    expect(monogramOf('østlig')).toBe('Ø')
    expect(monogramOf('House of the Rising Sun')).toBe('HS')
  })
})

describe('its inks', () => {
  test('[PAGE-05] stay as chosen where they are read, and say so where they were not', () => {
    expect(inksOn(['#ffffff'], '#1a31c8')).toMatchObject({ fill: '#1a31c8', text: '#1a31c8', changes: [] })
    const pale = inksOn(['#ffffff', '#f6efe2'], '#fbf2d0')
    expect(pale.changes.map(({ part, way }) => [part, way])).toEqual([
      ['fill', 'darker'],
      ['text', 'darker'],
    ])
    expect(inksOn(['#10142b'], '#17161a').changes[0]).toMatchObject({ way: 'lighter' })
  })

  test('[PAGE-05] are read on every ground', () => {
    const colours = fc.integer({ min: 0, max: 0xff_ff_ff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
    // The grounds of a theme are all light or all dark.
    const light = fc
      .array(fc.integer({ min: 0xe8, max: 0xff }), { minLength: 3, maxLength: 3 })
      .map((parts) => `#${parts.map((part) => part.toString(16)).join('')}`)
    fc.assert(
      fc.property(light, light, colours, (ground, sheet, colour) => {
        const { fill, onFill, text, tint, onTint } = inksOn([ground, sheet], colour)
        expect(contrastOf(onFill, fill)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(onTint, tint)).toBeGreaterThanOrEqual(4.5)
        for (const each of [ground, sheet]) {
          expect(contrastOf(fill, each)).toBeGreaterThanOrEqual(1.15)
          expect(contrastOf(text, each)).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })
})
