import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { authorise } from '#domain/money/module-servers/authorise.ts'
import { capture } from '#domain/money/module-servers/capture.ts'
import { estimate } from '#domain/money/module-servers/estimate.ts'
import { outletOfModuleServer } from '#domain/money/module-servers/module-server-context.ts'
import { readHold } from '#domain/money/module-servers/read-hold.ts'
import { releaseHold } from '#domain/money/module-servers/release-hold.ts'
import { reverseSpend } from '#domain/money/module-servers/reverse-spend.ts'
import { spend } from '#domain/money/module-servers/spend.ts'
import { requireKey } from './module-server-signature.ts'
import { type ApiEnv, mount } from '../mount.ts'
import { estimateView, rateCardView } from './money-views.ts'

/** What the module servers call: money is held before messages are sent, and charged when they redeemHandOff. */
export function mountModuleServers(app: Hono<ApiEnv>): void {
  mount(app, endpoints.moduleServerRates, (ctx) => rateCardView(ctx))
  mount(app, endpoints.moduleServerEstimate, async (ctx, { outlet, lines }) => {
    const { companyId, outletId } = await outletOfModuleServer(ctx, outlet)
    return estimateView(await estimate(ctx, { companyId, outletId }, lines))
  })
  mount(app, endpoints.moduleServerHold, async (ctx, request, http) => {
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
  mount(app, endpoints.moduleServerHoldState, async (ctx, { hold }) => {
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
  mount(app, endpoints.moduleServerCapture, (ctx, request, http) => capture(ctx, request, requireKey(http)))
  mount(app, endpoints.moduleServerVoid, (ctx, { hold }) => releaseHold(ctx, hold))
  mount(app, endpoints.moduleServerSpend, (ctx, request, http) => spend(ctx, request, requireKey(http)))
  mount(app, endpoints.moduleServerReverse, (ctx, { spend: id }) => reverseSpend(ctx, id))
}
