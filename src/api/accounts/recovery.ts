import type { Hono } from 'hono'
import { recoveryOutcome } from '#content/portal/recovery.ts'
import { endpoints } from '#contract/endpoints.ts'
import { changePassword } from '#domain/recovery/change-password.ts'
import { completeReset } from '#domain/recovery/complete-reset.ts'
import { requestCode } from '#domain/recovery/mail-code.ts'
import { requestReset } from '#domain/recovery/mail-reset-link.ts'
import { prove } from '#domain/recovery/prove.ts'
import { signInByCode } from '#domain/recovery/sign-in-by-code.ts'
import { resendVerification, verifyEmail } from '#domain/recovery/verify-email.ts'
import { type ApiEnv, mount } from '../mount.ts'
import { answerRenewed, answerSignedIn } from '../signed-in.ts'

export function mountRecovery(app: Hono<ApiEnv>): void {
  mount(app, endpoints.generateOtp, async (ctx, { email, token }) => ({
    message: recoveryOutcome.codeSent,
    request: await requestCode(ctx, email, token),
  }))
  mount(app, endpoints.verifyOtp, async (ctx, input, http) =>
    answerSignedIn(ctx, http, await signInByCode(ctx, input)),
  )
  mount(app, endpoints.requestReset, async (ctx, { email, token }) => {
    await requestReset(ctx, email, token)
    return { message: recoveryOutcome.resetSent }
  })
  mount(app, endpoints.completeReset, async (ctx, { token, password }) => {
    await completeReset(ctx, token, password)
    return { message: recoveryOutcome.resetDone }
  })
  mount(app, endpoints.verifyEmail, async (ctx, { token }) => {
    const { resetToken } = await verifyEmail(ctx, token)
    return resetToken
      ? { message: recoveryOutcome.reclaimed, reset_token: resetToken }
      : { message: recoveryOutcome.verified }
  })
  mount(app, endpoints.resendVerification, async (ctx) => {
    await resendVerification(ctx)
    return { message: recoveryOutcome.verificationSent }
  })
  mount(app, endpoints.changePassword, async (ctx, { old_password, password }) => {
    await changePassword(ctx, old_password, password)
    return { message: recoveryOutcome.passwordChanged }
  })
  mount(app, endpoints.prove, async (ctx, input, http) => {
    const { access, refresh, partner } = await prove(ctx, input)
    answerRenewed(ctx, http, partner)
    return { token: { access, refresh } }
  })
}
