import { expect, test } from 'vitest'
import { modules } from '#contract/modules/modules.ts'
import { palette } from '#content/portal/command-palette.ts'
import { faq, plainAnswer } from '#content/shared/faq.ts'
import { namesOf } from '#content/shared/site-features.ts'
import { answerItems, featureItems, moduleItems, outletItems, paletteRows } from './palette-items.ts'

const acts = { openModule: () => {}, showModule: () => {}, switchTo: () => {} }
const outlets = Array.from({ length: 1000 }, (_, index) => ({
  id: `o${index}`,
  name: `Outlet ${index}`,
  webUrl: index === 3 ? null : `shop-${index}.example`,
  platform: null,
}))

test('a module that runs is opened, one that does not is shown, and an unknown state is only shown', () => {
  const done: string[] = []
  const spy = { ...acts, openModule: () => done.push('open'), showModule: () => done.push('show') }
  for (const running of [new Set(['crm']), new Set<string>(), undefined]) {
    moduleItems(running, spy)
      .find(({ id }) => id === 'crm')
      ?.run()
  }
  expect(done).toEqual(['open', 'show', 'show'])
})

test('[PORT-17] each feature is found by its name and leads to its module, and none is listed before somebody types', () => {
  const done: string[] = []
  const spy = { ...acts, showModule: (slug: string) => done.push(slug) }
  const items = [
    ...moduleItems(undefined, spy),
    ...featureItems(undefined, spy),
    ...outletItems(outlets, '', spy),
  ]
  expect(paletteRows(items, '').rows.filter(({ group }) => group === 'features')).toEqual([])
  for (const { slug } of modules) {
    for (const name of namesOf(slug)) {
      const found = paletteRows(items, name).rows.find((row) => row.group === 'features' && row.text === name)
      found?.run()
      expect([name, found?.text, done.at(-1)]).toEqual([name, name, slug])
    }
  }
})

test('a thousand outlets are found by typing: the first few, and how many more', () => {
  const items = [...moduleItems(undefined, acts), ...outletItems(outlets, 'o0', acts)]
  const all = paletteRows(items, '')
  expect(all.groups.map(({ group, more }) => [group, more])).toEqual([
    ['modules', 0],
    ['outlets', 993],
  ])
  // Neither the outlet at hand nor one without an address.
  expect(paletteRows(items, 'outlet 0').rows).toEqual([])
  expect(paletteRows(items, 'shop-3 example').rows.map(({ id }) => id)).not.toContain('o3')
  expect(paletteRows(items, 'shop 777').rows.map(({ id }) => id)).toEqual(['o777'])
})

test.each(['gst', 'inr', 'rto', 'cod', 'trial', 'refund', 'help', 'invite', 'api'])(
  '[PORT-17] typing %s finds an answer, whole words first',
  (typed) => {
    const opened: string[] = []
    const { rows } = paletteRows(
      answerItems((path) => opened.push(path)),
      typed,
    )
    rows[0]?.run()
    expect(opened[0]).toMatch(/^\/[a-z]/)
    expect(rows[0]?.text.toLowerCase()).toContain(typed)
  },
)

test('[PORT-17] every answer in the FAQ is at its own place there, and says the word that finds it', () => {
  const toFaq = palette.answers.filter(([, path]) => path.startsWith('/faq#'))
  expect(toFaq.length).toBeGreaterThan(2)
  for (const [text, path] of toFaq) {
    const entry = faq.find(({ id }) => path === `/faq#${id}`)
    expect([text, entry?.id]).toEqual([text, path.slice('/faq#'.length)])
    const [word = ''] = text.toLowerCase().match(/cod|rto|refund/) ?? []
    expect(`${entry?.question} ${entry ? plainAnswer(entry) : ''}`.toLowerCase()).toContain(word)
  }
})

test.each(['edit and cancel', 'edit', 'cancel orders'])(
  '[PORT-17] %s is found among the features',
  (typed) => {
    const { rows } = paletteRows(featureItems(undefined, acts), typed)
    expect(rows.map(({ text }) => text)).toContain('Edit and cancel orders')
  },
)
