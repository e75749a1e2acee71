import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './src/content/seo.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  prerender: prerenderedPaths,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
