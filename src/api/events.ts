import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { countEvent } from '#domain/events/count-event.ts'
import { type ApiEnv, mount } from './mount.ts'

export function mountEvents(app: Hono<ApiEnv>): void {
  mount(app, endpoints.events, async (ctx, event) => {
    await countEvent(ctx, event)
    return { counted: true }
  })
}
