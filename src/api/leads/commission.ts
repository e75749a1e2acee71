import type { Hono } from 'hono'
import { calculationAt } from '#content/site/calculation.ts'
import { shareOutcome } from '#content/shared/form-answers.ts'
import { campaignOf } from '#contract/events/campaign.ts'
import { endpoints } from '#contract/endpoints.ts'
import { shareCalculation } from '#domain/leads/share-calculation.ts'
import { type ApiEnv, mount } from '../mount.ts'

export function mountCommission(app: Hono<ApiEnv>): void {
  mount(app, endpoints.shareCommission, async (ctx, input) => {
    const { email, consent, token } = input
    const calculation = { email, consent, ...calculationAt(input.search), source: campaignOf(input) }
    await shareCalculation(ctx, calculation, token)
    return { message: consent ? shareOutcome.kept : shareOutcome.sent }
  })
}
