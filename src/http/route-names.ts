import { matchRoutes, type ServerBuild } from 'react-router'
import { endpoints } from '#contract/endpoints.ts'
import type { RouteOf } from '#observability/tracing.ts'
import { routeObjects } from './pages.ts'

/** What balancers and collectors ask every few seconds. */
const notFollowed = new Set(['/livez', '/readyz', '/metrics'])

/** Names addresses for logs and traces by their pattern, because with ids each would be a name of its own. */
export function routeNames(build: ServerBuild, files: ReadonlyMap<string, unknown>): RouteOf {
  const calls = new Set(Object.values(endpoints).map(({ path }) => `/api${path}`))
  const routes = routeObjects(build)
  return (path) => {
    if (notFollowed.has(path)) return undefined
    if (path.startsWith('/assets/')) return '/assets/*'
    if (files.has(path)) return path
    const call = path.replace(/\/$/, '')
    return calls.has(call) ? call : (patternOf(routes, path) ?? '/*')
  }
}

function patternOf(routes: ReturnType<typeof routeObjects>, path: string): string | undefined {
  try {
    const matched = matchRoutes(routes, path.replace(/(\/_)?\.data$/, '')) ?? []
    const parts = matched.flatMap(({ route }) => route.path ?? [])
    return parts.length > 0 ? `/${parts.join('/')}` : undefined
  } catch {
    // A name for the record is not worth an answer.
    return undefined
  }
}
