import { afterEach, describe, expect, test, vi } from 'vitest'
import { dialCodeOf, regionOf } from './own-region.ts'

afterEach(() => void vi.unstubAllGlobals())

/** What `Intl.Locale` was before `getTimeZones()`. */
class LocaleWithField {
  readonly timeZones: readonly string[]

  constructor(tag: string) {
    this.timeZones = tag === 'und-DE' ? ['Europe/Berlin', 'Europe/Busingen'] : []
  }
}

describe('[SITE-05] the country of a browser', () => {
  test.each([
    ['America/New_York', ['en-US'], 'US'],
    ['Europe/Berlin', ['en-GB', 'de'], 'DE'],
    ['Europe/London', ['en-US'], 'GB'],
    ['Asia/Tokyo', [], 'JP'],
  ])('by the time zone %s', async (timeZone, languages, region) => {
    expect(await regionOf({ timeZone, languages })).toBe(region)
  })

  test('by the time zone in a browser that has the zones as a field', async () => {
    vi.stubGlobal('Intl', { Locale: LocaleWithField })
    expect(await regionOf({ timeZone: 'Europe/Berlin', languages: ['en-GB'] })).toBe('DE')
  })

  test('by the language where the zone says nothing', async () => {
    expect(await regionOf({ timeZone: 'UTC', languages: ['fr', 'fr-CA'] })).toBe('CA')
  })

  test('unknown where neither tells', async () => {
    expect(await regionOf({ timeZone: 'UTC', languages: ['en'] })).toBeUndefined()
    expect(dialCodeOf(undefined)).toBeUndefined()
  })

  test('has its dial code', () => {
    expect(dialCodeOf('US')).toBe('+1 US')
    expect(dialCodeOf('IN')).toBe('+91 IN')
  })
})
