import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { authorise } from '#domain/money/hosts/authorise.ts'
import { capture } from '#domain/money/hosts/capture.ts'
import { estimate } from '#domain/money/hosts/estimate.ts'
import { outletOfHost } from '#domain/money/hosts/host-context.ts'
import { readHold } from '#domain/money/hosts/read-hold.ts'
import { releaseHold } from '#domain/money/hosts/release-hold.ts'
import { reverseSpend } from '#domain/money/hosts/reverse-spend.ts'
import { spend } from '#domain/money/hosts/spend.ts'
import { requireKey } from './host-signature.ts'
import { type ApiEnv, mount } from '../mount.ts'
import { estimateView, rateCardView } from './money-views.ts'

/** What the hosts of modules call: money is held before messages are sent, and charged when they arrive. */
export function mountHosts(app: Hono<ApiEnv>): void {
  mount(app, endpoints.hostRates, (ctx) => rateCardView(ctx))
  mount(app, endpoints.hostEstimate, async (ctx, { outlet, lines }) => {
    const { companyId, outletId } = await outletOfHost(ctx, outlet)
    return estimateView(await estimate(ctx, { companyId, outletId }, lines))
  })
  mount(app, endpoints.hostHold, async (ctx, request, http) => {
    const { batch, holds } = await authorise(ctx, request, requireKey(http))
    return {
      batch,
      holds: holds.map(({ id, rateId, unitPrice, units, amount, expiresAt }) => ({
        id,
        rate: rateId,
        unit_price: unitPrice,
        units,
        amount,
        expires_at: expiresAt.toISOString(),
      })),
    }
  })
  mount(app, endpoints.hostHoldState, async (ctx, { hold }) => {
    const { id, rateId, unitPrice, units, amount, expiresAt, captured, released, state } = await readHold(
      ctx,
      hold,
    )
    return {
      id,
      rate: rateId,
      unit_price: unitPrice,
      units,
      amount,
      expires_at: expiresAt.toISOString(),
      captured,
      released,
      state,
    }
  })
  mount(app, endpoints.hostCapture, (ctx, request, http) => capture(ctx, request, requireKey(http)))
  mount(app, endpoints.hostVoid, (ctx, { hold }) => releaseHold(ctx, hold))
  mount(app, endpoints.hostSpend, (ctx, request, http) => spend(ctx, request, requireKey(http)))
  mount(app, endpoints.hostReverse, (ctx, { spend: id }) => reverseSpend(ctx, id))
}
