import { and, desc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { ShopperView } from '#contract/account/store-shapes.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { shopperSessions, type ShopperWay } from '#database/schema/shoppers.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newId, newSecret } from '../identifiers.ts'
import { deviceLabel } from '../sessions/device-label.ts'
import {
  type ShopperContext,
  shopperLifetimes,
  type ShopperSession,
  type StoreContext,
  withShopper,
} from './shopper-context.ts'

/** `last_seen_at` is updated at most this often, so that most requests only read. */
const touchEveryMs = 5 * 60_000
/** More browsers than anybody has; beyond that the oldest session ends. */
const mostSessions = 20

/** The secret goes into a cookie of this host; only its hash is stored. */
export interface OpenedSession {
  secret: string
  maxAgeSeconds: number
  shopper: ShopperSession
}

/** A session is for a customer or, by a link, for one order. */
export type Subject = { customerId: number } | { orderId: number }

/** Starts a session in the transaction of the sign-in. */
export async function openShopperSession(
  ctx: StoreContext,
  way: ShopperWay,
  subject: Subject,
): Promise<OpenedSession> {
  const { outletId, companyId } = ctx.accountHost
  const now = ctx.clock.now()
  const secret = newSecret()
  const lasts = shopperLifetimes[way]
  const shopper: ShopperSession = {
    id: newId(now),
    way,
    customerId: 'customerId' in subject ? subject.customerId : null,
    orderId: 'orderId' in subject ? subject.orderId : null,
    expiresAt: new Date(now.getTime() + lasts),
  }
  await ctx.db.insert(shopperSessions).values({
    ...shopper,
    outletId,
    companyId,
    secretHash: hashSecret(secret),
    device: deviceLabel(ctx.userAgent),
    createdAt: now,
    lastSeenAt: now,
  })
  const own = and(
    eq(shopperSessions.outletId, outletId),
    'customerId' in subject
      ? eq(shopperSessions.customerId, subject.customerId)
      : eq(shopperSessions.orderId, subject.orderId),
    isNull(shopperSessions.endedAt),
  )
  const tooMany = ctx.db
    .select({ id: shopperSessions.id })
    .from(shopperSessions)
    .where(own)
    .orderBy(desc(shopperSessions.createdAt), desc(shopperSessions.id))
    .offset(mostSessions)
  await ctx.db.update(shopperSessions).set({ endedAt: now }).where(inArray(shopperSessions.id, tooMany))
  return { secret, maxAgeSeconds: lasts / 1000, shopper }
}

/** The session of this host's cookie. The query includes the store, so a cookie of another store finds nothing. */
export async function authenticateShopper(ctx: StoreContext): Promise<ShopperContext | undefined> {
  const { shopper: secret } = ctx.credentials
  if (!secret) return undefined
  const { outletId } = ctx.accountHost
  const now = ctx.clock.now()
  const [row] = await sessionQuery(ctx.sessionReads()).execute({ hash: hashSecret(secret), outletId, now })
  if (!row) return undefined
  const { lastSeenAt, ...shopper } = row
  if (now.getTime() - lastSeenAt.getTime() > touchEveryMs) {
    await ctx.db.update(shopperSessions).set({ lastSeenAt: now }).where(eq(shopperSessions.id, row.id))
  }
  return { ...ctx, shopper }
}

const sessionQuery = preparedQuery((db) =>
  db
    .select({
      id: shopperSessions.id,
      way: shopperSessions.way,
      customerId: shopperSessions.customerId,
      orderId: shopperSessions.orderId,
      expiresAt: shopperSessions.expiresAt,
      lastSeenAt: shopperSessions.lastSeenAt,
    })
    .from(shopperSessions)
    .where(
      and(
        eq(shopperSessions.secretHash, sql.placeholder('hash')),
        eq(shopperSessions.outletId, sql.placeholder('outletId')),
        isNull(shopperSessions.endedAt),
        gt(shopperSessions.expiresAt, sql`${sql.param(sql.placeholder('now'), shopperSessions.expiresAt)}`),
      ),
    )
    .prepare('shopper_session'),
)

export const viewShopper = ({ customerId, orderId, expiresAt }: ShopperSession): ShopperView => ({
  kind: customerId === null ? 'link' : 'customer',
  order_id: orderId === null ? null : String(orderId),
  expires_at: expiresAt.toISOString(),
})

/** Where the shopper is signed in, newest first. */
export function listShopperSessions(ctx: ShopperContext) {
  return withShopper(ctx, async ({ db, clock }) => {
    const rows = await db
      .select({
        id: shopperSessions.id,
        way: shopperSessions.way,
        device: shopperSessions.device,
        createdAt: shopperSessions.createdAt,
        lastSeenAt: shopperSessions.lastSeenAt,
      })
      .from(shopperSessions)
      .where(and(isNull(shopperSessions.endedAt), gt(shopperSessions.expiresAt, clock.now())))
      .orderBy(desc(shopperSessions.createdAt), desc(shopperSessions.id))
    return rows.map(({ id, way, device, createdAt, lastSeenAt }) => ({
      id,
      way,
      device,
      is_current: id === ctx.shopper.id,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    }))
  })
}

/** Ends one session of the shopper, or all but the current one. Another shopper's is not found. */
export async function endShopperSessions(
  ctx: ShopperContext,
  chosen: { id: string } | { others: true },
): Promise<void> {
  const which = 'id' in chosen ? eq(shopperSessions.id, chosen.id) : ne(shopperSessions.id, ctx.shopper.id)
  const ended = await withShopper(ctx, ({ db, clock }) =>
    db
      .update(shopperSessions)
      .set({ endedAt: clock.now() })
      .where(and(which, isNull(shopperSessions.endedAt)))
      .returning({ id: shopperSessions.id }),
  )
  if ('id' in chosen && ended.length === 0) throw new DomainError('not_found')
}

/** Signing out ends the session on the server: a copy of its cookie opens nothing any more. */
export const signOutShopper = (ctx: ShopperContext) => endShopperSessions(ctx, { id: ctx.shopper.id })
