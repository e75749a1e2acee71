import type { Hono } from 'hono'
import { terms } from '#content/legal/terms.ts'
import { endpoints } from '#contract/endpoints.ts'
import { emailExists, shopExists } from '#domain/accounts/check-existence.ts'
import { logIn } from '#domain/accounts/log-in.ts'
import { signUp } from '#domain/accounts/sign-up.ts'
import { refreshSession } from '#domain/sessions/refresh-session.ts'
import { signOut } from '#domain/sessions/sign-out.ts'
import { type ApiEnv, mount } from './mount.ts'
import { answerSignedIn, answerSignedOut } from './signed-in.ts'

export function mountAccounts(app: Hono<ApiEnv>): void {
  mount(app, endpoints.checkValidation, async (ctx, { email, website }) => {
    const isTaken = email ? await emailExists(ctx, email) : await shopExists(ctx, website ?? '')
    if (!isTaken) return { message: 'Available' as const }
    return { message: email ? ('Email already exist' as const) : ('Shop already exist' as const) }
  })
  mount(app, endpoints.login, async (ctx, input, http) => answerSignedIn(ctx, http, await logIn(ctx, input)))
  mount(app, endpoints.signUp, async (ctx, input, http) =>
    answerSignedIn(ctx, http, await signUp(ctx, input, terms.versions[0].id)),
  )
  mount(app, endpoints.logoutEntry, async (ctx, _input, http) => {
    await signOut(ctx)
    answerSignedOut(ctx, http)
    return { message: 'Signed out' }
  })
  mount(app, endpoints.refreshToken, async (ctx, { refresh }) => ({
    token: await refreshSession(ctx, refresh),
  }))
}
