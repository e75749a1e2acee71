import type { Hono } from 'hono'
import { commission } from '#content/site/commission.ts'
import { shareOutcome } from '#content/shared/outcomes.ts'
import { pages } from '#content/shared/pages.ts'
import { campaignOf } from '#contract/events/campaign.ts'
import { monthsOf } from '#rules/commission/commission.ts'
import { inputOf, readSettings, writeSettings } from '#rules/commission/settings.ts'
import { endpoints } from '#contract/endpoints.ts'
import { shareCalculation } from '#domain/leads/share-calculation.ts'
import { type ApiEnv, mount } from './mount.ts'

export function mountCommission(app: Hono<ApiEnv>): void {
  mount(app, endpoints.shareCommission, async (ctx, input) => {
    const { email, consent, token } = input
    // Read and written anew: what is mailed and kept is an address of ours, whatever was sent.
    const settings = readSettings(new URLSearchParams(input.search), commission.defaults)
    const months = monthsOf(inputOf(settings, commission))
    const last = months.at(-1)
    const calculation = {
      email,
      consent,
      path: `${pages.commissionCalculator.path}?${writeSettings(settings)}`,
      figures: {
        months: months.length,
        total: last?.total ?? 0,
        last: last?.pay ?? 0,
        active: last?.active ?? 0,
      },
      source: campaignOf(input),
    }
    await shareCalculation(ctx, calculation, token)
    return { message: consent ? shareOutcome.kept : shareOutcome.sent }
  })
}
