import type { Page, PageGroup } from '#content/shared/page.ts'
import { pages } from '#content/shared/pages.ts'

export interface SiteMapGroup {
  name: PageGroup
  pages: readonly Page[]
}

const order: readonly PageGroup[] = ['The OS', 'Features', 'Company']
const allPages: readonly Page[] = Object.values(pages)

/** The public pages as the menu, the footer and the page for lost visitors list them. */
export const siteMap: readonly SiteMapGroup[] = order
  .map((name) => ({ name, pages: allPages.filter(({ group }) => group === name) }))
  .filter((group) => group.pages.length > 0)

/** Public pages outside the groups: privacy and terms. */
export const smallPrint = allPages.filter(({ group, indexed }) => indexed && !group)

/** The home page links to the FAQ and the FAQ to home; all other pages link to both. */
export const homeAndQuestions = (current: string): Page[] =>
  [pages.home, pages.faq].filter(({ path }) => path !== current)

/** A visitor who reads about a feature keeps that page while looking up the small print or writing to us. */
export function opensInNewTab({ path }: Pick<Page, 'path'>, current: string) {
  const onFeature = allPages.some((page) => page.path === current && page.group === 'Features')
  return onFeature && [...smallPrint, pages.contact].some((page) => page.path === path)
}
