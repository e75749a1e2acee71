import { and, asc, count, eq, gte, isNull, lt } from 'drizzle-orm'
import { documents } from '#database/schema/billing.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { storeOrders } from '#database/schema/stores.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { purposeOf, type RateCategory, type RateChannel } from '#rules/money/rate-card.ts'
import type { Context } from '../context.server.ts'
import { booksZone } from '../money/documents/books.ts'
import { titleOf } from '../money/documents/issue-document.ts'
import { inCents, monthFigures } from '../money/documents/month-figures.ts'
import { findWallet } from '../money/wallet/open-wallet.ts'
import { lastMonthIn } from './last-month.ts'

interface Month {
  from: Date
  to: Date
  /** `2026-10` */
  month: string
}

/** What each module did in a month, what its messages cost, and which could be switched off. */
export async function readModules(ctx: Context, companyId: string, { from, to, month }: Month) {
  const costs = await readCosts(ctx, companyId, month)
  const installs = await ctx.db
    .select({
      slug: moduleInstalls.slug,
      outletId: moduleInstalls.outletId,
      since: moduleInstalls.installedAt,
    })
    .from(moduleInstalls)
    .where(eq(moduleInstalls.companyId, companyId))
    .orderBy(asc(moduleInstalls.slug))
  const orders = await ordersByOutlet(ctx, companyId, from, to)
  const slugs = [...new Set([...installs.map(({ slug }) => slug), ...costs.bySlug.keys()])]
  const modules = slugs.map((slug) => {
    const where = installs.filter((install) => install.slug === slug)
    return {
      slug,
      outlets: where.length,
      sent: costs.bySlug.get(slug)?.sent ?? [],
      sum: costs.bySlug.get(slug)?.sum ?? '',
      orders: where.reduce((sum, { outletId }) => sum + (orders.get(outletId) ?? 0), 0),
      ranAllMonth: where.length > 0 && where.every(({ since }) => since < from),
    }
  })
  return {
    modules: modules.map(({ slug, outlets, sent, sum, orders: of }) => ({
      slug,
      outlets,
      sent,
      sum,
      orders: of,
    })),
    spentTotal: costs.total,
    spentFree: costs.free,
    invoice: costs.invoice,
    idle: modules
      .filter(({ ranAllMonth, sum }) => ranAllMonth && sum === '')
      // A module that sends is idle without a message; the others work on orders.
      .filter((module) => messaging.includes(module.slug) || module.orders === 0)
      .map(({ slug }) => slug),
  }
}

const messaging = ['whatsapp', 'email', 'otp_verification']

/** Which module a message belongs to, whichever server sent it. */
const moduleOf = (channel: RateChannel, category: RateCategory) =>
  purposeOf(category) === 'authentication' ? 'otp_verification' : channel

/** From the same figures as the invoice of the month, whose months are those of the books. */
async function readCosts(ctx: Context, companyId: string, month: string) {
  const nothing = {
    bySlug: new Map<string, { sent: Sent[]; sum: string }>(),
    total: '',
    free: '',
    invoice: '',
  }
  const wallet = await findWallet(ctx, companyId)
  if (!wallet) return nothing
  const { from, to, name } = lastMonthIn(booksZone(), ctx.clock.now())
  // Just after midnight the books may still be in the month before.
  if (name !== month) return nothing
  const figures = await monthFigures(ctx, wallet, from, to)
  const words = (sum: number) => formatMoney(sum, wallet.currency)
  const rows = figures.messages.map(({ channel, category, ...row }) => ({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- publishing checks both words
    ...({ channel, category } as { channel: RateChannel; category: RateCategory }),
    ...row,
  }))
  const bySlug = new Map(
    [...Map.groupBy(rows, ({ channel, category }) => moduleOf(channel, category))].map(([slug, of]) => [
      slug as string,
      { sent: sentOf(of), sum: words(of.reduce((sum, { amount }) => sum + amount, 0)) },
    ]),
  )
  const cents = inCents(figures)
  const [document] = await ctx.db
    .select({ series: documents.series, number: documents.number })
    .from(documents)
    .where(and(eq(documents.companyId, companyId), eq(documents.subject, `month:${month}`)))
  return {
    bySlug,
    total: rows.length === 0 ? '' : words(cents.paid.spent),
    free: cents.free.spent === 0 ? '' : words(cents.free.spent),
    invoice: document ? titleOf(document) : '',
  }
}

interface Sent {
  channel: RateChannel
  category: RateCategory
  units: number
}

const sentOf = (rows: readonly Sent[]): Sent[] =>
  [...Map.groupBy(rows, ({ channel, category }) => `${channel} ${category}`).values()].flatMap((lines) =>
    lines.slice(0, 1).map(({ channel, category }) => ({
      channel,
      category,
      units: lines.reduce((sum, { units }) => sum + units, 0),
    })),
  )

async function ordersByOutlet({ db }: Context, companyId: string, from: Date, to: Date) {
  const rows = await db
    .select({ outletId: storeOrders.outletId, orders: count() })
    .from(storeOrders)
    .where(
      and(
        eq(storeOrders.companyId, companyId),
        eq(storeOrders.test, false),
        isNull(storeOrders.cancelledAt),
        gte(storeOrders.processedAt, from),
        lt(storeOrders.processedAt, to),
      ),
    )
    .groupBy(storeOrders.outletId)
  return new Map(rows.map(({ outletId, orders }) => [outletId, orders]))
}
