import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import * as z from 'zod/mini'
import { accountPaths } from '#contract/account/paths.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { orderWindowRules } from '#database/schema/order-windows.ts'
import { orderLinks } from '#database/schema/shoppers.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { hashSecret, newSecret } from '../identifiers.ts'
import { isQueued, queueMail } from '../mail/queue-mail.ts'
import { isStopped } from '../messages/stops/stops.ts'
import { unsubscribeUrl } from '../messages/stops/unsubscribe.ts'
import { isHeldOut } from '../order-windows/hold-out.ts'
import { type AccountHost, linkModule } from './account-host.ts'
import { findHostOfShop } from './find-account-host.ts'
import { askForShopper } from './ask-for-shopper.ts'
import { numberIn } from './store-order.ts'
import { shopperLifetimes, type StoreContext } from './shopper-context.ts'
import { type OpenedSession, openShopperSession } from './shopper-session.ts'

interface NewLink {
  orderId: number
  orderName: string
  /** A test by the merchant: opens everything of this customer. */
  customerId?: number
  expiresAt: Date
}

/** A new link to an order: 256 random bits, of which only the hash is kept. */
export async function createLink(ctx: Context, host: AccountHost, link: NewLink): Promise<string> {
  const secret = newSecret()
  await writeLink(ctx, host, link, secret)
  return `${host.origin}${accountPaths.link}?token=${secret}`
}

/** The same for a message: 128 random bits, because an SMS has 160 letters. */
export async function createShortLink(ctx: Context, host: AccountHost, link: NewLink): Promise<string> {
  const secret = randomBytes(16).toString('base64url')
  await writeLink(ctx, host, link, secret)
  return `${host.origin}${accountPaths.shortLink}${secret}`
}

async function writeLink(ctx: Context, host: AccountHost, link: NewLink, secret: string): Promise<void> {
  await ctx.db.insert(orderLinks).values({
    hash: hashSecret(secret),
    outletId: host.outletId,
    companyId: host.companyId,
    createdAt: ctx.clock.now(),
    ...link,
  })
}

/** The page that a short link leads to, which says whether the link works. */
export function pageOfShortLink(path: string): string | undefined {
  const [, token] = /^\/l\/([\w-]{1,64})\/?$/.exec(path) ?? []
  return token && `${accountPaths.link}?token=${token}`
}

/** Opening the page does not use the link, because mail programs open links. The page has a button. */
export async function viewLink(ctx: StoreContext, token: string) {
  const { orderName, expiresAt } = await requireLink(ctx, token)
  return { order_name: orderName, expires_at: expiresAt.toISOString() }
}

/** Signs in after the press of the button. A link works on several devices until it expires. */
export async function useLink(ctx: StoreContext, token: string): Promise<OpenedSession> {
  if (!ctx.accountHost.isConnected) throw new DomainError('store_gone')
  const { orderId, customerId } = await requireLink(ctx, token)
  return withTransaction(ctx, (tx) =>
    openShopperSession(tx, 'link', customerId === null ? { orderId } : { customerId }),
  )
}

async function requireLink(ctx: StoreContext, token: string) {
  const [link] = await ctx.db
    .select()
    .from(orderLinks)
    .where(
      and(
        eq(orderLinks.hash, hashSecret(token)),
        eq(orderLinks.outletId, ctx.accountHost.outletId),
        gt(orderLinks.expiresAt, ctx.clock.now()),
      ),
    )
  if (link) return link
  await ctx.limits.count('shopperLink', ctx.ip)
  throw new DomainError('account_link_ended')
}

const placedOrder = z.object({
  node: z.nullable(
    z.object({
      name: z.string(),
      email: z.nullable(z.string()),
      createdAt: z.string(),
      test: z.boolean(),
      customer: z.nullable(z.object({ id: z.string() })),
    }),
  ),
})

/** The job after a new order of a store with customer accounts: mails its shopper a link to it. Safe to repeat. */
export async function mailOrderLink(ctx: Context, shop: string, orderId: number): Promise<void> {
  const host = await findHostOfShop(ctx, shop)
  const dedupeKey = `shopper-order:${shop}:${orderId}`
  if (!host?.isConnected || !(await sendsLinks(ctx, host)) || (await isQueued(ctx, dedupeKey))) return
  const query = `query PlacedOrder($id: ID!) { node(id: $id) { id ... on Order { name email createdAt test customer { id } } } }`
  const answer = await askForShopper(ctx, host, query, { id: `gid://shopify/Order/${orderId}` })
  const { node: order } = placedOrder.parse(answer)
  const email = order?.email
  const expiresAt = new Date(Date.parse(order?.createdAt ?? '') + shopperLifetimes.orderLink)
  // A webhook may be late: nobody is written to about an order of last week.
  if (!order || !email || !(expiresAt > ctx.clock.now())) return
  if (await isStopped(ctx, { outletId: host.outletId, channel: 'email', recipient: email })) return
  const customerId = order.customer && numberIn(order.customer.id)
  const rules = await windowRulesOf(ctx, host)
  if (rules && isHeldOut(rules, { customerId, orderId })) return
  await withTransaction(ctx, async (tx) => {
    if (await isQueued(tx, dedupeKey)) return
    const orderUrl = await createLink(tx, host, { orderId, orderName: order.name, expiresAt })
    await queueMail(tx, email, dedupeKey, {
      template: 'shopper-order',
      data: {
        store: host.brand.name,
        orderName: order.name,
        orderUrl,
        mayChange: rules !== undefined && rules.minutes > 0 && mayAny(rules),
        hours: 24,
        unsubscribeUrl: unsubscribeUrl(tx, host, email),
      },
    })
  })
}

/** Flash Accounts is that link. */
async function sendsLinks({ db }: Context, { outletId }: AccountHost): Promise<boolean> {
  const installs = await db
    .select({ slug: moduleInstalls.slug })
    .from(moduleInstalls)
    .where(and(eq(moduleInstalls.outletId, outletId), eq(moduleInstalls.slug, linkModule)))
  return installs.length > 0
}

/**
 * The rules by which shoppers of this store may change new orders; none if they may not. The order's page says
 * whether this one can be changed.
 */
async function windowRulesOf({ db }: Context, { outletId }: AccountHost) {
  const [rules] = await db.select().from(orderWindowRules).where(eq(orderWindowRules.outletId, outletId))
  return rules?.isOn ? rules : undefined
}

const mayAny = ({ mayItems, mayAddress, mayCancel }: typeof orderWindowRules.$inferSelect) =>
  mayItems || mayAddress || mayCancel
