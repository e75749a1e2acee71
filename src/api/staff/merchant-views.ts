import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { countViews, listViews, removeView, saveView } from '#domain/merchants/merchant-views.ts'
import { type ApiEnv, mount } from '../mount.ts'

export function mountMerchantViews(app: Hono<ApiEnv>): void {
  mount(app, endpoints.adminViews, async (ctx) => ({ views: await listViews(ctx) }))
  mount(app, endpoints.adminViewCounts, async (ctx) => ({ counts: await countViews(ctx) }))
  mount(app, endpoints.adminViewSave, async (ctx, input) => {
    await saveView(ctx, input)
    return { views: await listViews(ctx) }
  })
  mount(app, endpoints.adminViewRemove, async (ctx, { id }) => {
    await removeView(ctx, id)
    return { views: await listViews(ctx) }
  })
}
