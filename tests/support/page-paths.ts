import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/web/routes.ts'

/** Stands in for the parts of an address that vary. */
const parts: Record<string, string> = {
  ':flow': 'install',
  ':id': '00000000-0000-7000-8000-000000000000',
  ':company': '00000000-0000-7000-8000-000000000000',
  ':theme': 'elite',
  ':number': '1',
  ':name': 'home.png',
}

const pathsOf = (entries: RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children = [] }) => {
    const own = path ? `${above}/${path.replaceAll(/:\w+/g, (part) => parts[part] ?? 'x')}` : above
    return [...(index || path ? [own || '/'] : []), ...pathsOf(children, own)]
  })

/** Every address that a browser opens, from the route table itself. */
export const pagePaths: string[] = [...new Set(pathsOf(routes))]

/** Answered before the pages, or for other services; none of it is in the description. */
export const besidePages = [
  '/api/csp-reports',
  '/api/openapi.json',
  '/api/shopify/open',
  '/api/shopify/callback',
  '/api/shopify/webhooks',
  '/install',
  '/livez',
  '/readyz',
  '/metrics',
  '/.well-known/security.txt',
  '/favicon.svg',
]
