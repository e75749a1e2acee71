import { describe, expect, test } from 'vitest'
import { matchingItems } from '#web/kit/forms/combobox/combobox-search.ts'

const items = [
  { id: 'IN', plate: 'IN', text: 'India', detail: '+91' },
  { id: 'RE', plate: 'RE', text: 'Réunion', detail: '+262' },
  { id: 'GB', plate: 'GB', text: 'United Kingdom', detail: '+44' },
  { id: 'US', plate: 'US', text: 'United States', detail: '+1' },
]

const found = (typed: string) => matchingItems(items, typed).map((item) => item.id)

describe('searching a combobox', () => {
  test('finds by the beginning of any word, whatever its case', () => {
    expect(found('kIng')).toEqual(['GB'])
    expect(found('united')).toEqual(['GB', 'US'])
  })

  test('finds letters with accents by letters without', () => {
    expect(found('reun')).toEqual(['RE'])
  })

  test('finds by code, with or without the plus sign', () => {
    expect(found('+91')).toEqual(['IN'])
    expect(found('44')).toEqual(['GB'])
  })

  test('[SITE-05] shows first what begins with the typed text, or is just that', () => {
    const territories = [
      { id: 'AS', plate: 'AS', text: 'American Samoa', detail: '+1684' },
      { id: 'IO', plate: 'IO', text: 'British Indian Ocean Territory', detail: '+246' },
      ...items,
    ]
    const first = (typed: string) => matchingItems(territories, typed)[0]?.id
    expect([first('india'), first('ind'), first('1'), first('io')]).toEqual(['IN', 'IN', 'US', 'IO'])
  })

  test('wants every word', () => {
    expect(found('united st')).toEqual(['US'])
    expect(found('united india')).toEqual([])
  })

  test('shows everything while nothing is typed', () => {
    expect(found('  ')).toHaveLength(items.length)
  })
})
