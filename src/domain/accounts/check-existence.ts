import { and, eq, isNull } from 'drizzle-orm'
import { outlets } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { requireCaptcha } from '../captcha.ts'
import type { RequestContext } from '../context.server.ts'

/** As often an hour one visitor may ask without showing that a person asks. */
const unasked = 5

interface Question {
  /** Empty where it is not asked about. */
  email: string
  website: string
  /** The captcha's answer, needed after many checks. */
  token: string
}

/**
 * Whether somebody has an account already; the sign-in page asks so that it can show the right form. Asking is
 * slow in bulk, and when too many ask at once nobody is told apart: all are sent to sign in, where the way to a
 * new account is as well.
 */
export async function checkExistence(
  ctx: RequestContext,
  { email, website, token }: Question,
): Promise<'email' | 'shop' | undefined> {
  await ctx.limits.count('check', ctx.ip)
  const asked = await ctx.limits.count('checkHour', ctx.ip)
  if (asked > unasked) await requireCaptcha(ctx, token, 'SIGNUP')
  if (await ctx.limits.isReached('checkEverybody', 'everybody')) return email ? 'email' : 'shop'
  if (email && (await emailExists(ctx, email))) return 'email'
  return website && (await shopExists(ctx, website)) ? 'shop' : undefined
}

/**
 * The same for an install page whose store this browser has brought: Shopify signed for the store and named the email,
 * so nothing is found out, and it counts as no question of the visitor's.
 */
export async function checkBrought(
  ctx: RequestContext,
  { email, website }: Pick<Question, 'email' | 'website'>,
): Promise<{ email: boolean; shop: boolean }> {
  return { email: await emailExists(ctx, email), shop: await shopExists(ctx, website) }
}

export async function emailExists(ctx: RequestContext, email: string): Promise<boolean> {
  const rows = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return rows.length > 0
}

async function shopExists(ctx: RequestContext, website: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: outlets.id })
    .from(outlets)
    .where(and(eq(outlets.webUrl, website), isNull(outlets.archivedAt)))
    .limit(1)
  return rows.length > 0
}
