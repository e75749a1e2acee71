import { brand } from '../shared/brand.ts'
import type { Page } from '../shared/page.ts'
import { pages, storedPaths } from '../shared/pages.ts'

const everyPage: Page[] = Object.values(pages)

/** What search engines should find, in the order of the site. */
export const indexedPages: Page[] = everyPage.filter((page) => page.indexed)

/** The paths of those pages, as a type: whatever is kept per page is complete or does not compile. */
export type IndexedPath = Extract<(typeof pages)[keyof typeof pages], { indexed: true }>['path']

/** The title as tabs and search results show it: it names the house wherever the page's own title does not. */
export const titleOf = ({ title }: Pick<Page, 'title'>) =>
  title.includes(brand.name) ? title : `${title} · ${brand.name}`

/** Where a page's share picture lies. */
export const sharePath = ({ path }: Pick<Page, 'path'>) => `/share/${shareName(path)}.png`

const shareName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

/** The size that every network shows without cropping. */
export const shareSize = { width: 1200, height: 630 } as const

/** Written for machines, from the same table as the pages. */
export const records = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  manifest: '/site.webmanifest',
  llms: '/llms.txt',
} as const

/** Addresses that are nobody's search result. */
export const unlisted = ['/api', '/render-test', '/merchant', '/admin'] as const

/** Everything that is rendered once, at build. */
export const prerenderedPaths: string[] = [
  ...storedPaths,
  ...Object.values(records),
  ...indexedPages.map(sharePath),
]
