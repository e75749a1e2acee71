import type { Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { type ApiEnv, mount } from './mount.ts'
import { RefusedRequest } from './problem.ts'

export function mountCaptcha(app: Hono<ApiEnv>): void {
  mount(app, endpoints.captchaChallenge, async (ctx, { action }) => {
    if (!ctx.captcha.challenge) throw new RefusedRequest('not_found')
    await ctx.limits.count('captchaChallenge', ctx.ip)
    return ctx.captcha.challenge(action)
  })
}
