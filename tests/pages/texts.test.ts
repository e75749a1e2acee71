import { describe, expect, test } from 'vitest'
import { cast } from '#content/shared/cast.ts'
import { pages } from '#content/shared/pages.ts'
import { indexedPages } from '#content/site/seo.ts'
import { ask, readPage, tidy } from '../support/read-page.ts'

const paths = [...indexedPages.map(({ path }) => path), pages.demo.path, pages.login.path]

const known = new Map<string, number>()

const textOf = async (path: string) => {
  const { $ } = await readPage(path)
  const body = $('body').clone()
  body.find('script, style').remove()
  return tidy(body.text())
}

describe.each(paths)('%s', (path) => {
  test('[SITE-06] [SITE-10] shows no raw markup, no blanks and no stand-ins', async () => {
    const text = await textOf(path)
    expect(text.match(/\[[^\]]+\]\([^)]*\)|_{3,}|\$\{|\bundefined\b|\bNaN\b|\w\.invalid/g)).toBeNull()
  })

  test('[SITE-10] says nothing in words of ours that the page does not explain', async () => {
    expect(
      (await textOf(path)).match(/(white|canary|pink) copy|off the peg|finer print|the crossing/gi),
    ).toBeNull()
  })

  test('[SITE-10] has one cast with one set of figures', async () => {
    const text = await textOf(path)
    expect(text.match(/Asha (?!Rao)(Menon|Patel|Sharma|Iyer)/g)).toBeNull()
    for (const [, total = ''] of text.matchAll(/Paid \$(\d+)\.00/g))
      expect(Number(total)).toBe(cast.order.total)
  })

  test('[NAV-09] its links lead somewhere', async () => {
    const { $ } = await readPage(path)
    const inside = $('a[href^="/"]')
      .get()
      .map((link) => $(link).attr('href') ?? '')
    const broken: string[] = []
    for (const href of new Set(inside)) {
      const { pathname, hash, search } = new URL(href, 'https://site.example')
      if (!known.has(pathname)) known.set(pathname, (await ask(pathname + search)).status)
      if (known.get(pathname) === 404) broken.push(href)
      const to = indexedPages.find((page) => page.path === pathname && page.kind === 'document')
      if (hash && to && (await readPage(pathname)).$(hash).length === 0) broken.push(href)
    }
    expect(broken).toEqual([])
  })
})
