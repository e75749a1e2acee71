import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import type { Config } from '#config/env.ts'
import type { Context, RequestContext } from '#domain/context.server.ts'
import type { Metrics } from '#observability/metrics.ts'
import type { StoredFile } from './files/stored-files.ts'

/** What the application is put together from. */
export interface AppParts {
  config: Config
  ctx: Context
  build: ServerBuild
  files: Map<string, StoredFile>
  metrics: Metrics
  /** Whether the database answers. */
  isReady(): Promise<boolean>
  /** Development only: Vite's inline styles and scripts would break the strict policy. */
  relaxedPolicy?: boolean
}

export interface AppEnv {
  Bindings: { incoming: HttpBindings['incoming'] | Http2Bindings['incoming']; ctx: RequestContext }
}
