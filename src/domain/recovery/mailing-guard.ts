import { requireCaptcha } from '../captcha.ts'
import type { RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'

/** Mails to addresses that a stranger may have typed: a few an hour for anybody, some more for a person, then none. */
export async function guardMailing(ctx: RequestContext, captchaAnswer: string): Promise<void> {
  await ctx.limits.count('recovery', ctx.ip)
  try {
    await ctx.limits.count('recoveryUnasked', ctx.ip)
  } catch (refusal) {
    if (!(refusal instanceof DomainError)) throw refusal
    await requireCaptcha(ctx, captchaAnswer, 'SIGNUP')
  }
}
