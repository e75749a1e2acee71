import type { Hono } from 'hono'
import { adminOutcome } from '#content/shared/form-answers.ts'
import { endpoints } from '#contract/endpoints.ts'
import { saveIncident } from '#domain/status/save-incident.ts'
import { type ApiEnv, mount } from '../mount.ts'

export function mountIncidents(app: Hono<ApiEnv>): void {
  mount(app, endpoints.adminIncident, async (ctx, input) => {
    await saveIncident(ctx, input)
    return { message: adminOutcome.saved }
  })
}
