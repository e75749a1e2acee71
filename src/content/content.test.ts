import { describe, expect, test } from 'vitest'
import { demoPath } from '#contract/demo/themes.ts'
import { caseStudies } from './site/case-studies.ts'
import { claimKeys, claims } from './shared/claims.ts'
import { faq, faqTopics } from './shared/faq.ts'
import { linkedParts } from './shared/linked-text.ts'
import { waitSentence } from './shared/messages.ts'
import { screenNames } from './account/screens.ts'
import type { Page } from './shared/page.ts'
import { pages } from './shared/pages.ts'
import { indexedPages, records, sharePath, titleOf } from './site/seo.ts'

const everyPage: Page[] = Object.values(pages)
const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })
const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '../web/**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index)

describe('nothing has the name of another', () => {
  test.each([
    ['paths', everyPage.map(({ path }) => path)],
    ['titles', everyPage.map(({ title }) => title)],
    ['descriptions', everyPage.map(({ description }) => description)],
    ['share pictures', indexedPages.map(sharePath)],
    ['questions', faq.map(({ id }) => id)],
    ['topics', faqTopics.map(({ name }) => name)],
    ['case studies', Object.values(caseStudies).map(({ id }) => id)],
  ])('%s', (_, names) => {
    expect(names.length).toBeGreaterThan(0)
    expect(twice(names)).toEqual([])
  })
})

describe('search results show titles and descriptions whole', () => {
  test.each(indexedPages)('$path', (page) => {
    expect(titleOf(page).length).toBeGreaterThanOrEqual(10)
    expect(titleOf(page).length).toBeLessThanOrEqual(60)
    expect(page.description.length).toBeGreaterThanOrEqual(50)
    expect(page.description.length).toBeLessThanOrEqual(160)
  })
})

/** Every text in the copy, with the key it stands under. Functions and cycles have no copy. */
function* textsIn(
  value: unknown,
  key = '',
  seen = new Set<unknown>(),
): Generator<[key: string, text: string]> {
  if (typeof value === 'string') yield [key, value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  for (const [name, part] of Object.entries(value)) {
    yield* textsIn(part, Array.isArray(value) ? key : name, seen)
  }
}

function linksIn([key, text]: [key: string, text: string]): string[] {
  const written = linkedParts(text).flatMap((part) => (typeof part === 'string' ? [] : [part.href]))
  return key === 'href' ? [text, ...written] : written
}

const links = Object.entries(modules)
  .flatMap(([file, module]) =>
    [...textsIn(module)].flatMap(linksIn).map((href): [string, string] => [href, file]),
  )
  .filter(([href]) => !/^(https:|mailto:|tel:|#\S)/.test(href))

describe('every link leads somewhere', () => {
  /** What is not a page: the way to the app's listing, what is written for machines, a question's own place, the demo. */
  const demoScreens = ['', '/orders/10482', ...Object.keys(screenNames).map((name) => `/${name}`)].map(
    (screen) => demoPath('elite') + screen,
  )
  const known = [
    ...everyPage.map(({ path }) => path),
    ...Object.values(records),
    ...faq.map(({ id }) => `${pages.faq.path}#${id}`),
    '/install',
    '/.well-known/security.txt',
    ...demoScreens,
  ]

  test.each(links)('%s in %s', (href) => {
    const { pathname, hash } = new URL(href, 'https://site.example')
    expect(known).toContain(pathname === pages.faq.path ? pathname + hash : pathname)
  })

  test('and there are links', () => expect(links.length).toBeGreaterThan(20))
})

test('[SITE-06] every claim is listed', () => {
  expect(claimKeys).toEqual(Object.keys(claims))
})

describe('a figure is written once, in claims.ts', () => {
  const figures = [
    ...new Set(
      Object.values(claims)
        .filter(({ kind }) => kind !== 'count')
        .map(({ figure }) => figure),
    ),
    `${claims.solutions.figure} solutions`,
    `${claims.essentials.figure} essentials`,
  ]
  // The kit's specimens show what parts look like, not what the product claims.
  const elsewhere = Object.entries(sources).filter(
    ([file]) => file !== './shared/claims.ts' && !file.includes('/kit-page/'),
  )

  test.each(figures)('%s', (figure) => {
    const found = elsewhere.filter(([, source]) => source.includes(figure)).map(([file]) => file)
    expect(found).toEqual([])
  })
})

test.each([
  [1, '1 second'],
  [40, '40 seconds'],
  [61, '2 minutes'],
  [89 * 60, '89 minutes'],
  [90 * 60, '2 hours'],
  [24 * 60 * 60, '24 hours'],
])('[API-04] a wait of %s seconds is told as %s', (seconds, words) => {
  expect(waitSentence(seconds)).toBe(`Please wait ${words} and try again.`)
})
