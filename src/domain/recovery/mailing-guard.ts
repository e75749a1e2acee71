import { requireCaptcha } from '../captcha.ts'
import type { RequestContext } from '../context.server.ts'

const withoutCaptcha = 10

/** Mails to addresses that a stranger may have typed: a few an hour for anybody, some more for a person, then none. */
export async function guardMailing(ctx: RequestContext, captchaAnswer: string): Promise<void> {
  const sent = await ctx.limits.count('recovery', ctx.ip)
  if (sent > withoutCaptcha) await requireCaptcha(ctx, captchaAnswer, 'SIGNUP')
}
