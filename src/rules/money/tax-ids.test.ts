import { expect, test } from 'vitest'
import { countryCodeOf } from '../country-code.ts'
import { isGermanVatId, isGstin } from './tax-ids.ts'
import { placeOfSupply, taxIdNameOf, taxIdRefusal, taxNotes, taxParts } from './tax-rules.ts'

test.each([
  ['27AAPFU0939F1ZV', true],
  ['27 aapfu0939f1zv', true],
  ['27AAPFU0939F1ZW', false],
  ['28AAPFU0939F1ZV', false],
  ['99AAPFU0939F1ZV', false],
  ['27AAPFU0939F1AV', false],
  ['', false],
])('[MONEY-09] the GSTIN %s is right: %s', (typed, isRight) => {
  expect(isGstin(typed)).toBe(isRight)
})

test.each([
  ['DE136695976', true],
  ['DE 129 273 398', true],
  ['DE136695977', false],
  ['136695976', false],
  ['DE036695976', false],
])('[MONEY-09] the German VAT number %s is right: %s', (typed, isRight) => {
  expect(isGermanVatId(typed)).toBe(isRight)
})

test('[MONEY-09] countries by name and by code; those without a rule take any number', () => {
  expect([
    countryCodeOf('India'),
    countryCodeOf('IN'),
    countryCodeOf('germany'),
    countryCodeOf('Nowhere'),
  ]).toEqual(['IN', 'IN', 'DE', ''])
  expect(taxIdNameOf('IN')).toBe('GSTIN')
  expect(taxIdRefusal('FR', 'FR 12 345678901')).toBeUndefined()
  expect(taxIdRefusal('DE', '')).toBeUndefined()
  expect(taxIdRefusal('DE', 'DE1')).toBe('vat_id_refused')
  expect(taxIdRefusal('IN', 'DE1')).toBe('gstin_refused')
})

const pune = { country: 'IN', taxId: '27AAPFU0939F1ZV' }
const delhi = { country: 'IN', taxId: '07AAPFU0939F1ZX' }
const berlin = { country: 'DE', taxId: 'DE136695976' }

test('[MONEY-09] India splits the tax within a state and names the place of supply; Germany gets the note on reverse charge', () => {
  expect(taxParts(pune, pune, 90_000)).toEqual([
    ['CGST', 40_000],
    ['SGST', 50_000],
  ])
  expect(taxParts(pune, delhi, 90_000)).toEqual([['IGST', 90_000]])
  expect(placeOfSupply(pune, delhi, 'India')).toBe('Delhi (07)')
  expect(placeOfSupply(pune, berlin, 'Germany')).toBe('Germany')
  expect(taxNotes(pune, berlin).join(' ')).toContain('§ 13b UStG')
  expect(taxNotes(pune, berlin)[0]).toContain('Export of services')
  expect(taxNotes(pune, pune)).toEqual([])
})
