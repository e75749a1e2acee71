import type { Context as HonoContext, Hono } from 'hono'
import { terms } from '#content/shared/legal/terms.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { cookieAges, cookieLine, googleCookie, googleProofCookie } from '#contract/accounts/cookies.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { RequestContext } from '#domain/context.server.ts'
import { connectGoogle, disconnectGoogle, viewGoogle } from '#domain/google/google-connection.ts'
import { beginTrip } from '#domain/google/google-trip.ts'
import { mailLink, proveByFactor, proveByMail, proveByPassword } from '#domain/google/prove-account.ts'
import { type GoogleOutcome, signInWithGoogle } from '#domain/google/sign-in-with-google.ts'
import { type ApiEnv, mount } from '../mount.ts'
import { RefusedRequest } from '../problem.ts'
import { answerSignedIn, isSecure, setCookie } from '../signed-in.ts'

export function mountGoogle(app: Hono<ApiEnv>): void {
  mount(app, endpoints.googleAuth, async (ctx, { purpose, login_hint }, http) => {
    const { url, browser } = await beginTrip(ctx, purpose, login_hint)
    keepCookie(ctx, http, googleCookie, browser, cookieAges.google)
    return { url }
  })
  mount(app, endpoints.authGoogle, async (ctx, input, http) =>
    answerOutcome(ctx, http, await signInWithGoogle(ctx, input, terms.versions[0].id)),
  )
  mount(app, endpoints.googleFactor, async (ctx, { code }, http) =>
    answerOutcome(ctx, http, { signedIn: await proveByFactor(ctx, code) }),
  )
  mount(app, endpoints.googlePassword, async (ctx, typed, http) =>
    answerOutcome(ctx, http, { signedIn: await proveByPassword(ctx, typed) }),
  )
  mount(app, endpoints.googleMail, async (ctx) => {
    await mailLink(ctx)
    return { message: 'Mail sent' }
  })
  mount(app, endpoints.googleLink, async (ctx, { token }, http) =>
    answerOutcome(ctx, http, await proveByMail(ctx, token)),
  )
  mount(app, endpoints.googleConnection, (ctx) => viewGoogle(ctx))
  mount(app, endpoints.googleConnect, (ctx, answer) => connectGoogle(ctx, answer))
  mount(app, endpoints.googleDisconnect, (ctx) => disconnectGoogle(ctx))
}

/** Where something is left to prove, that is the answer, and a cookie lets this browser go on from there. */
function answerOutcome(ctx: RequestContext, http: HonoContext<ApiEnv>, outcome: GoogleOutcome): SessionView {
  if ('signedIn' in outcome) {
    keepCookie(ctx, http, googleProofCookie, '', 0)
    return answerSignedIn(ctx, http, outcome.signedIn)
  }
  keepCookie(ctx, http, googleProofCookie, outcome.cookie, cookieAges.googleProof)
  throw new RefusedRequest(outcome.wants === 'factor' ? 'factor_needed' : 'google_link_needed')
}

function keepCookie(
  ctx: RequestContext,
  http: HonoContext<ApiEnv>,
  name: (secure: boolean) => string,
  value: string,
  age: number,
): void {
  const secure = isSecure(ctx)
  setCookie(http, cookieLine(name(secure), value, secure, age))
}
