import { type Page, type PageGroup, pages } from '#content/pages.ts'

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

/** One place in the footer leads home from everywhere, and from home to the questions once they exist. */
export function homeOrQuestions(current: string): Page | undefined {
  return current === pages.home.path ? allPages.find(({ path }) => path === '/faq') : pages.home
}
