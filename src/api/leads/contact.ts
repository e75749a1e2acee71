import type { Hono } from 'hono'
import { contactOutcome } from '#content/shared/form-answers.ts'
import { campaignOf } from '#contract/events/campaign.ts'
import { endpoints } from '#contract/endpoints.ts'
import { sendHelp, sendMessage } from '#domain/contact/send-message.ts'
import { idempotencyKeyOf } from '../idempotency-key.ts'
import { type ApiEnv, mount } from '../mount.ts'

export function mountContact(app: Hono<ApiEnv>): void {
  mount(app, endpoints.sendHelp, async (ctx, input, http) => ({
    message: contactOutcome.sent.message,
    reference: await sendHelp(ctx, input, idempotencyKeyOf(http)),
  }))
  mount(
    app,
    endpoints.contactUs,
    async (ctx, { token, utm_source, utm_medium, utm_campaign, ...input }, http) => {
      const idempotencyKey = idempotencyKeyOf(http)
      const source = { via: 'api', ...campaignOf({ utm_source, utm_medium, utm_campaign }) }
      const reference = await sendMessage(ctx, { input, idempotencyKey, source }, token)
      return { message: contactOutcome.sent.message, reference }
    },
  )
}
