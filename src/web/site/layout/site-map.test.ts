import { describe, expect, it } from 'vitest'
import type { Page } from '#content/shared/page.ts'
import { pages } from '#content/shared/pages.ts'
import { homeAndQuestions, opensInNewTab, siteMap, smallPrint } from './site-map.ts'

const paths = (list: readonly Page[]) => list.map(({ path }) => path)

describe('the site map', () => {
  it('[NAV-04] holds every public page once', () => {
    const all: Page[] = Object.values(pages)
    const held = [...siteMap.flatMap((group) => group.pages), ...smallPrint]
    const listed = all.filter(({ indexed, group }) => indexed || group)
    expect(paths(held).toSorted()).toEqual(paths(listed).toSorted())
  })

  it('[SITE-02] holds the live demo', () => {
    expect(paths(siteMap.flatMap((group) => group.pages))).toContain(pages.demo.path)
  })

  it('[NAV-08] swaps the links to home and to the questions by the current path', () => {
    expect(paths(homeAndQuestions('/'))).toEqual(['/faq'])
    expect(paths(homeAndQuestions('/faq'))).toEqual(['/'])
    expect(paths(homeAndQuestions('/contact-us'))).toEqual(['/', '/faq'])
  })

  it('[NAV-08] opens privacy, terms and contact in a new tab from feature pages only', () => {
    const small = [pages.privacyPolicy, pages.termsOfUse, pages.contact]
    expect(small.map((page) => opensInNewTab(page, pages.wishlist.path))).toEqual([true, true, true])
    expect(small.map((page) => opensInNewTab(page, pages.home.path))).toEqual([false, false, false])
    expect(opensInNewTab(pages.caseStudies, pages.wishlist.path)).toBe(false)
  })
})
