import type { Hono } from 'hono'
import { terms } from '#content/shared/legal/terms.ts'
import { endpoints } from '#contract/endpoints.ts'
import { checkExistence } from '#domain/accounts/check-existence.ts'
import { readPasswordBlocks } from '#domain/accounts/check-new-password.ts'
import { logIn } from '#domain/accounts/log-in.ts'
import { signUp } from '#domain/accounts/sign-up.ts'
import { refreshSession } from '#domain/sessions/refresh-session.ts'
import { signOut } from '#domain/sessions/sign-out.ts'
import { idempotencyKeyOf } from '../idempotency-key.ts'
import { type ApiEnv, mount } from '../mount.ts'
import { answerSignedIn, answerSignedOut } from '../signed-in.ts'

const existence = {
  email: { code: 'email_taken', message: 'Email already exist' },
  shop: { code: 'shop_taken', message: 'Shop already exist' },
  neither: { code: 'available', message: 'Available' },
} as const

export function mountAccounts(app: Hono<ApiEnv>): void {
  mount(app, endpoints.checkValidation, async (ctx, question) => {
    const taken = await checkExistence(ctx, question)
    return existence[taken ?? 'neither']
  })
  mount(app, endpoints.passwordBlocks, async (ctx, { list, blocks }) => ({
    blocks: (await readPasswordBlocks(ctx, list, blocks)).map(({ number, places, bits }) => ({
      number,
      places,
      bits: Buffer.from(bits).toString('base64'),
    })),
  }))
  mount(app, endpoints.login, async (ctx, input, http) => answerSignedIn(ctx, http, await logIn(ctx, input)))
  mount(app, endpoints.signUp, async (ctx, input, http) =>
    answerSignedIn(
      ctx,
      http,
      await signUp(ctx, input, {
        termsVersion: terms.versions[0].id,
        idempotencyKey: idempotencyKeyOf(http),
      }),
    ),
  )
  mount(app, endpoints.logoutEntry, async (ctx, _input, http) => {
    const wasVisit = await signOut(ctx)
    answerSignedOut(ctx, http, { keepsStorage: wasVisit })
    return { message: 'Signed out' }
  })
  mount(app, endpoints.refreshToken, async (ctx, { refresh }) => ({
    token: await refreshSession(ctx, refresh),
  }))
}
