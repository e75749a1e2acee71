import type { Context as HonoContext } from 'hono'
import type { SessionView } from '#contract/accounts/shapes.ts'
import {
  cookieAges,
  cookieLine,
  deviceCookie,
  shopifyCookie,
  showcaseCookie,
  userTokenCookie,
} from '#contract/accounts/cookies.ts'
import type { RequestContext } from '#domain/context.server.ts'
import type { SignedIn } from '#domain/sessions/sign-in.ts'

export const isSecure = (ctx: RequestContext) => ctx.settings.publicBaseUrl.startsWith('https://')

/** The answer to every way in: the view, with the partner and the device in cookies that no script can read. */
export function answerSignedIn(
  ctx: RequestContext,
  http: HonoContext,
  { view, partner, device }: SignedIn,
): SessionView {
  const secure = isSecure(ctx)
  setCookie(http, cookieLine(userTokenCookie(secure), partner, secure, cookieAges.userToken))
  keepDevice(ctx, http, device)
  // Who signs in has stopped looking around.
  if (ctx.credentials.showcase) setCookie(http, cookieLine(showcaseCookie(secure), '', secure, 0))
  return view
}

/** Lets us recognise this browser at its next sign-in. */
export function keepDevice(ctx: RequestContext, http: HonoContext, device: string): void {
  const secure = isSecure(ctx)
  setCookie(http, cookieLine(deviceCookie(secure), device, secure, cookieAges.device))
}

/** The answer to a renewed proof: the session goes on with another partner. */
export function answerRenewed(ctx: RequestContext, http: HonoContext, partner: string): void {
  const secure = isSecure(ctx)
  setCookie(http, cookieLine(userTokenCookie(secure), partner, secure, cookieAges.userToken))
}

/** Takes the session's cookie back, and asks the browser to forget what the page stored. */
export function answerSignedOut(ctx: RequestContext, http: HonoContext, { keepsStorage = false } = {}): void {
  const secure = isSecure(ctx)
  setCookie(http, cookieLine(userTokenCookie(secure), '', secure, 0))
  if (!keepsStorage) http.header('Clear-Site-Data', '"storage"')
}

/** What lets a browser that came from Shopify be recognised when it comes back from there. */
export function keepShopifyCookie(ctx: RequestContext, http: HonoContext, browser: string): void {
  const secure = isSecure(ctx)
  setCookie(http, cookieLine(shopifyCookie(secure), browser, secure, cookieAges.shopify))
}

export const setCookie = (http: HonoContext, line: string) =>
  http.header('Set-Cookie', line, { append: true })
