import type { Config } from '@react-router/dev/config'
import { documentPaths } from './src/content/pages.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  prerender: documentPaths,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
