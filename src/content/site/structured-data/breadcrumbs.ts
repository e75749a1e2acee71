import { frame } from '#content/shared/layout.ts'
import type { Page } from '#content/shared/page.ts'
import { pages } from '#content/shared/pages.ts'
import type { Thing } from './graph.ts'

/** The way from home to a page. The site is one level deep, and home itself has no way to show. */
export function breadcrumbs(page: Page, origin: string): Thing[] {
  if (page.path === pages.home.path) return []
  const trail = [
    { name: frame.homeLink, path: pages.home.path },
    { name: page.name, path: page.path },
  ]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${origin}${path}`,
      })),
    },
  ]
}
