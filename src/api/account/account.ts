import type { Context as HonoContext, Hono } from 'hono'
import { shopperEndpoints } from '#contract/account/endpoints.ts'
import { shopperCookie, shopperProofCookie, shopperTripCookie } from '#contract/account/paths.ts'
import { cookieLine } from '#contract/accounts/cookies.ts'
import type { RequestContext } from '#domain/context.server.ts'
import { useLink, viewLink } from '#domain/shoppers/order-links.ts'
import {
  readAddresses,
  readProfile,
  removeAddress,
  saveAddress,
  saveProfile,
} from '#domain/shoppers/profile.ts'
import { readInvoice, readOrder } from '#domain/shoppers/read-order.ts'
import { readOrders } from '#domain/shoppers/read-orders.ts'
import {
  endShopperSessions,
  listShopperSessions,
  type OpenedSession,
  viewShopper,
} from '#domain/shoppers/shopper-session.ts'
import { askCode, checkCode, codeMinutes } from '#domain/shoppers/sign-in-by-code.ts'
import { finishShopify, signOut, startShopify } from '#domain/shoppers/sign-in-by-shopify.ts'
import { viewStore } from '#domain/shoppers/view-store.ts'
import { type ApiEnv, mountForShoppers as mount } from '../mount.ts'
import { isSecure, setCookie } from '../signed-in.ts'

const tripSeconds = 10 * 60

/** The calls of a shopper. Which store they are about, the host of the request has said. */
export function mountAccount(app: Hono<ApiEnv>): void {
  const { askCode: ask, checkCode: check, viewLink: look, useLink: use, ...calls } = shopperEndpoints
  mount(app, calls.accountStore, (ctx) => viewStore(ctx))
  mount(app, ask, async (ctx, { contact }) => ({
    request: await askCode(ctx, contact),
    minutes: codeMinutes,
  }))
  mount(app, check, async (ctx, typed, http) => answerSignedIn(ctx, http, await checkCode(ctx, typed)))
  mount(app, look, (ctx, { token }) => viewLink(ctx, token))
  mount(app, use, async (ctx, { token }, http) => answerSignedIn(ctx, http, await useLink(ctx, token)))
  mount(app, calls.startShopify, async (ctx, _, http) => {
    const { url, trip } = await startShopify(ctx)
    const secure = isSecure(ctx)
    setCookie(http, cookieLine(shopperTripCookie(secure), trip, secure, tripSeconds))
    return { url }
  })
  mount(app, calls.finishShopify, async (ctx, answer, http) => {
    const secure = isSecure(ctx)
    setCookie(http, cookieLine(shopperTripCookie(secure), '', secure, 0))
    const { proof, ...opened } = await finishShopify(ctx, answer)
    setCookie(http, cookieLine(shopperProofCookie(secure), proof, secure, opened.maxAgeSeconds))
    return answerSignedIn(ctx, http, opened)
  })
  mount(app, calls.shopperOrders, (ctx, { cursor }) => readOrders(ctx, cursor))
  mount(app, calls.shopperOrder, (ctx, { id }) => readOrder(ctx, Number(id)))
  mount(app, calls.shopperInvoice, (ctx, { id }) => readInvoice(ctx, Number(id)))
  mount(app, calls.shopperProfile, (ctx) => readProfile(ctx))
  mount(app, calls.saveShopperProfile, (ctx, change) => saveProfile(ctx, change))
  mount(app, calls.shopperAddresses, async (ctx) => ({ addresses: await readAddresses(ctx) }))
  mount(app, calls.saveShopperAddress, async (ctx, change) => ({ addresses: await saveAddress(ctx, change) }))
  mount(app, calls.removeShopperAddress, async (ctx, { id }) => ({ addresses: await removeAddress(ctx, id) }))
  mount(app, calls.shopperSessions, async (ctx) => ({ sessions: await listShopperSessions(ctx) }))
  mount(app, calls.endShopperSession, async (ctx, chosen) => {
    await endShopperSessions(ctx, chosen)
    return { sessions: await listShopperSessions(ctx) }
  })
  mount(app, calls.shopperSignOut, async (ctx, _, http) => {
    const url = await signOut(ctx)
    const secure = isSecure(ctx)
    for (const name of [shopperCookie, shopperProofCookie]) {
      setCookie(http, cookieLine(name(secure), '', secure, 0))
    }
    return { message: 'Signed out', url }
  })
}

/** The secret goes into a cookie of this very host that no script can read. */
function answerSignedIn(
  ctx: RequestContext,
  http: HonoContext,
  { secret, maxAgeSeconds, shopper }: OpenedSession,
) {
  const secure = isSecure(ctx)
  setCookie(http, cookieLine(shopperCookie(secure), secret, secure, maxAgeSeconds))
  return { shopper: viewShopper(shopper) }
}
