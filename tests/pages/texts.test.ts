import { type CheerioAPI, load } from 'cheerio'
import { beforeAll, describe, expect, test } from 'vitest'
import { cast } from '#content/shared/cast.ts'
import { indexedPages } from '#content/site/seo.ts'
import { demoMerchants, demoStaff } from '#contract/accounts/demo-accounts.ts'
import { pagePaths } from '../support/page-paths.ts'
import { ask, readPage, tidy } from '../support/read-page.ts'
import { signInByRequest } from '../support/sign-in/by-request.ts'

interface Shown {
  path: string
  $: CheerioAPI
  text: string
}

/** Every address of the route table that shows a page to this reader. */
async function pagesFor(isTheirs: (path: string) => boolean, cookie = ''): Promise<Shown[]> {
  const shown: Shown[] = []
  for (const path of pagePaths.filter(isTheirs)) {
    const answer = await ask(path, { headers: { cookie } })
    if (answer.headers.has('location') || !answer.headers.get('content-type')?.startsWith('text/html')) {
      await answer.body?.cancel()
      continue
    }
    const $ = load(await answer.text())
    $('script, style').remove()
    shown.push({ path, $, text: tidy($('body').text()) })
  }
  return shown
}

const isAdmin = (path: string) => path.startsWith('/admin')
const isPortal = (path: string) => path.startsWith('/merchant') || path === '/processing'
/** The description of the API and the kit of parts show markup and stand-ins on purpose. */
const isForDevelopers = (path: string) => path === '/api/docs' || path === '/render-test'

const readers = [
  {
    reader: 'a visitor',
    least: 50,
    pages: () => pagesFor((path) => !isAdmin(path) && !isForDevelopers(path)),
  },
  {
    reader: 'a merchant',
    least: 20,
    pages: async () => pagesFor(isPortal, await signInByRequest('/api/merchant/login/', demoMerchants[0])),
  },
  {
    reader: 'staff',
    least: 15,
    pages: async () => pagesFor(isAdmin, await signInByRequest('/api/merchant/admin_login/', demoStaff)),
  },
]

describe.each(readers)('what $reader reads', ({ least, pages }) => {
  let shown: Shown[]
  beforeAll(async () => {
    shown = await pages()
  })

  const found = (inPage: (page: Shown) => readonly string[] | null) =>
    shown.flatMap((page) => (inPage(page) ?? []).map((what) => `${page.path}: ${what}`))

  test('is every page', () => expect(shown.length).toBeGreaterThanOrEqual(least))

  test('[SITE-06] [SITE-10] has no raw markup, no blanks and no stand-ins', () => {
    const unfinished = /\[[^\]]+\]\([^)]*\)|_{3,}|\$\{|\bundefined\b|\bNaN\b|\[object|\w\.invalid/g
    expect(found(({ text }) => text.match(unfinished))).toEqual([])
  })

  test('[SITE-10] says nothing in words of ours that the page does not explain', () => {
    const ours = /(white|canary|pink) copy|off the peg|finer print|the crossing|hand-off/gi
    expect(found(({ text }) => text.match(ours))).toEqual([])
  })

  test('[SITE-10] writes no word twice in a row', () => {
    const twice = ({ $ }: Shown) =>
      $('h1, h2, h3, p, dd, figcaption')
        .get()
        .flatMap((element) => tidy($(element).text()).match(/\b([a-z]{2,}) \1\b/g) ?? [])
    expect(found(twice)).toEqual([])
  })

  test('[SITE-10] has one cast with one set of figures', () => {
    const { customer, order } = cast
    const [first, last] = customer.full.split(' ')
    const others = new RegExp(`${first} (?!${last})(Menon|Patel|Sharma|Iyer|Kulkarni)`, 'g')
    expect(found(({ text }) => text.match(others))).toEqual([])
    const sums = found(({ text }) =>
      text.includes(order.number)
        ? [...text.matchAll(/(?:Total|Cash on delivery|paid at the door:) ?\$([\d.]+)/g)].map(
            ([, sum]) => sum ?? '',
          )
        : null,
    )
    expect(sums.filter((sum) => !sum.endsWith(` ${order.total.toFixed(2)}`))).toEqual([])
  })

  test('[NAV-09] has links that lead somewhere', async () => {
    const statuses = new Map<string, number>()
    const broken: string[] = []
    // What is not found in one theme is not found in another.
    for (const { path, $ } of shown.filter((page) => !page.path.endsWith('*'))) {
      const links = new Set(
        $('a[href^="/"], a[href^="#"]')
          .get()
          .map((link) => $(link).attr('href') ?? ''),
      )
      for (const href of links) {
        const { pathname, hash, search } = new URL(href, `https://site.example${path}`)
        if (!statuses.has(pathname)) statuses.set(pathname, (await ask(pathname + search)).status)
        if (statuses.get(pathname) === 404 && pathname !== path) broken.push(`${path}: ${href}`)
        const to = indexedPages.find((page) => page.path === pathname && page.kind === 'document')
        if (hash && to && (await readPage(pathname)).$(hash).length === 0) broken.push(`${path}: ${href}`)
      }
    }
    expect(broken).toEqual([])
  })
})
