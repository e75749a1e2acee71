import type { CaptchaAction } from '#contract/captcha/shapes.ts'
import { captchaUsed } from '#database/schema/abuse-guards.ts'
import type { RequestContext } from './context.server.ts'
import { DomainError } from './domain-error.ts'
import type { CaptchaPass } from './ports/ports.ts'

/** Throws unless the captcha answer is right, fresh and unused. */
export async function requireCaptcha(
  ctx: RequestContext,
  token: string,
  action: CaptchaAction,
): Promise<void> {
  const pass = token === '' ? undefined : await check(ctx, token, action)
  if (!pass) throw new DomainError('captcha_failed')
  const first = await ctx.db.insert(captchaUsed).values(pass).onConflictDoNothing().returning()
  if (first.length === 0) throw new DomainError('captcha_failed')
}

async function check(
  ctx: RequestContext,
  token: string,
  action: CaptchaAction,
): Promise<CaptchaPass | undefined> {
  try {
    return await ctx.captcha.check(token, action, ctx.ip)
  } catch (cause) {
    ctx.log.warn({ err: cause, requestId: ctx.requestId }, 'captcha could not be checked')
    throw new DomainError('captcha_unavailable', { cause, retryAfterSeconds: 60 })
  }
}
