import type { Page, PageGroup } from '#content/shared/page.ts'
import { pages } from '#content/shared/pages.ts'

export interface SiteMapGroup {
  name: PageGroup
  pages: readonly Page[]
}

const order: readonly PageGroup[] = ['The OS', 'Features', 'Company']
const allPages: readonly Page[] = Object.values(pages)

/** In the order in which a merchant asks: what it does, what it costs, try it; who uses it, start, and the rest. */
const asked: readonly Page[] = [
  pages.home,
  pages.pricing,
  pages.demo,
  pages.themes,
  pages.communicationBundle,
  pages.integrations,
  pages.caseStudies,
  pages.faq,
  pages.scheduleDemo,
  pages.contact,
  pages.trust,
]
const place = (page: Page) => (asked.includes(page) ? asked.indexOf(page) : asked.length)

/** The public pages as the menu, the footer and the page for lost visitors list them. */
export const siteMap: readonly SiteMapGroup[] = order
  .map((name) => ({
    name,
    pages: allPages.filter(({ group }) => group === name).toSorted((one, other) => place(one) - place(other)),
  }))
  .filter((group) => group.pages.length > 0)

/** Public pages outside the groups: terms, privacy and imprint. */
export const smallPrint = allPages.filter(({ group, indexed }) => indexed && !group)

/** The home page links to the FAQ and the FAQ to home; all other pages link to both. */
export const homeAndQuestions = (current: string): Page[] =>
  [pages.home, pages.faq].filter(({ path }) => path !== current)

/** A visitor who reads about a feature keeps that page while looking up the small print or writing to us. */
export function opensInNewTab({ path }: Pick<Page, 'path'>, current: string) {
  const onFeature = allPages.some((page) => page.path === current && page.group === 'Features')
  return onFeature && [...smallPrint, pages.contact].some((page) => page.path === path)
}
