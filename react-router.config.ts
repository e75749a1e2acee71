import type { Config } from '@react-router/dev/config'
import { methodNotAllowed } from './src/content/site/method-not-allowed.ts'
import { prerenderedPaths } from './src/content/site/seo.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // Split off, the client parts of a route would be scripts of their own.
  splitRouteModules: false,
  prerender: [...prerenderedPaths, methodNotAllowed.page.path],
  // A page brings its own routes; the list of all of them would be 8 KiB on every first load.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
