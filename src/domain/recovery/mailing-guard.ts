import { and, eq } from 'drizzle-orm'
import { knownDevices, users } from '#database/schema/users.ts'
import { requireCaptcha } from '../captcha.ts'
import type { RequestContext } from '../context.server.ts'
import { deviceHash } from '../sessions/device.ts'

const withoutCaptcha = 10

/** Mails to addresses that a stranger may have typed: a few an hour for anybody, some more for a person, then none. */
export async function guardMailing(ctx: RequestContext, captchaAnswer: string): Promise<void> {
  const sent = await ctx.limits.count('recovery', ctx.ip)
  if (sent > withoutCaptcha) await requireCaptcha(ctx, captchaAnswer, 'SIGNUP')
}

/**
 * Codes and links for one address, from any browser. A browser that has signed in to the account has a count of its own:
 * what strangers ask for does not keep its owner out.
 */
export async function countMailing(
  ctx: RequestContext,
  limit: 'signInCode' | 'reset',
  email: string,
): Promise<void> {
  const device = deviceHash(ctx)
  const isKnown = device !== undefined && (await isKnownTo(ctx, email, device))
  await ctx.limits.count(limit, isKnown ? `${email}|${device}` : email)
}

async function isKnownTo({ db }: RequestContext, email: string, device: string): Promise<boolean> {
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), eq(knownDevices.deviceHash, device)))
  return rows.length > 0
}
