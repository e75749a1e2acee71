import type { RouteConfigEntry } from '@react-router/dev/routes'
import { prerenderedPaths } from '../../src/content/site/seo.ts'
import routes from '../../src/web/routes.ts'

export interface PeerPage {
  path: string
  /** Its module, below src/web. */
  file: string
}

const entries: RouteConfigEntry[] = routes

/** Every page for visitors that needs nothing from a server when it is asked for, so that every framework can build it. */
export const documents: PeerPage[] = prerenderedPaths.flatMap((path) => {
  const entry = entries.find((route) => (route.index ? '/' : `/${route.path}`) === path)
  return entry?.file.startsWith('site/') ? [{ path, file: entry.file }] : []
})

/** The sign-in form and a list page, written for the peers from the same parts. */
export const appPages: PeerPage[] = [
  { path: '/merchant/login', file: 'peer/sign-in.tsx' },
  { path: '/merchant/users', file: 'peer/people.tsx' },
]
