import { desc, isNull, sql } from 'drizzle-orm'
import type { StatusPart } from '#contract/status/shapes.ts'
import { shopifyGrants } from '#database/schema/companies.ts'
import { statusChecks, statusDays } from '#database/schema/status.ts'
import { type Context, withTransaction } from '../context.server.ts'

const minute = 60_000
/** A part that has not answered by then counts as failed. */
const patience = 15_000

type Check = () => Promise<unknown>

/** Each minute: asks every part a question through the client that the product itself uses, and writes down the answer. */
export async function checkStatus(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime()
  const at = new Date(now - (now % minute))
  const checks = Object.entries(await checksOf(ctx))
  const results = await Promise.all(
    checks.map(async ([part, check]) => ({ part, minute: at, ...(await measure(ctx, part, check)) })),
  )
  await withTransaction(ctx, async (tx) => {
    // A repeated job, or one of another instance, changes nothing.
    const written = await tx.db.insert(statusChecks).values(results).onConflictDoNothing().returning()
    if (written.length === 0) return
    await tx.db
      .insert(statusDays)
      .values(
        written.map(({ part, ok, milliseconds }) => ({
          part,
          day: at.toISOString().slice(0, 10),
          checks: 1,
          failed: ok ? 0 : 1,
          slowest: milliseconds,
          firstAt: at,
          lastAt: at,
        })),
      )
      .onConflictDoUpdate({
        target: [statusDays.part, statusDays.day],
        set: {
          checks: sql`${statusDays.checks} + 1`,
          failed: sql`${statusDays.failed} + excluded.failed`,
          slowest: sql`greatest(${statusDays.slowest}, excluded.slowest)`,
          firstAt: sql`least(${statusDays.firstAt}, excluded.first_at)`,
          lastAt: sql`greatest(${statusDays.lastAt}, excluded.last_at)`,
        },
      })
  })
}

/** What is not set up is not checked: Google without its keys, Shopify without a connected store. */
async function checksOf(ctx: Context): Promise<Partial<Record<StatusPart, Check>>> {
  const { google, shopify } = ctx
  const shop = shopify && (await connectedShop(ctx))
  return {
    pages: () => ctx.ownPages.check(),
    database: () => ctx.db.execute(sql`select 1`),
    queue: () => ctx.jobs.depth(),
    mail: () => ctx.mailer.check(),
    ...(google && { google: () => google.check() }),
    ...(shopify && shop && { shopify: () => shopify.check(shop) }),
  }
}

/** Every store has an address of its own at Shopify; the one that was connected last is asked. */
async function connectedShop({ db }: Context): Promise<string | undefined> {
  const [grant] = await db
    .select({ shop: shopifyGrants.shop })
    .from(shopifyGrants)
    .where(isNull(shopifyGrants.revokedAt))
    .orderBy(desc(shopifyGrants.grantedAt))
    .limit(1)
  return grant?.shop
}

async function measure(ctx: Context, part: string, check: Check) {
  const started = performance.now()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('No answer in time')), patience)
  let ok = true
  try {
    await Promise.race([check(), late])
  } catch (error) {
    ok = false
    ctx.log.warn({ part, err: error }, 'status check failed')
  } finally {
    clearTimeout(timer)
  }
  return { ok, milliseconds: Math.round(performance.now() - started) }
}
