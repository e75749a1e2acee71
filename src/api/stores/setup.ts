import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { continueSetup } from '#domain/setup/continue-setup.ts'
import { viewSetup } from '#domain/setup/view-setup.ts'
import { startGrant } from '#domain/shops/start-grant.ts'
import { type ApiEnv, mount } from '../mount.ts'

export function mountSetup(app: Hono<ApiEnv>): void {
  mount(app, endpoints.setup, viewSetup)
  mount(app, endpoints.continueSetup, continueSetup)
  mount(app, endpoints.startGrant, async (ctx, wish) => ({ url: await startGrant(ctx, wish) }))
}
