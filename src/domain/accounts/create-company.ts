import { webHost } from '#rules/web-address.ts'
import { companies, memberships, outlets, userOutlets } from '#database/schema/companies.ts'
import type { Context } from '../context.server.ts'
import { newId, newReference } from '../identifiers.ts'

interface NewCompany {
  /** Who owns it. */
  userId: string
  name: string
  /** As a link or a form gave it; what names no site is left out. */
  website?: string
}

/** A company with its owner and its first outlet. Call it inside a transaction. */
export async function createCompany(
  ctx: Pick<Context, 'db' | 'clock'>,
  { userId, name, website }: NewCompany,
): Promise<{ companyId: string; outletId: string }> {
  const now = ctx.clock.now()
  const companyId = newId(now)
  const outletId = newId(now)
  const webUrl = webHost(website ?? '') ?? null
  await ctx.db.insert(companies).values({ id: companyId, name, createdAt: now })
  await ctx.db.insert(memberships).values({ companyId, userId, role: 'owner', createdAt: now })
  await ctx.db.insert(outlets).values({
    id: outletId,
    companyId,
    outletName: webUrl ?? name,
    webUrl,
    apiKey: newReference('K'),
    createdAt: now,
  })
  await ctx.db.insert(userOutlets).values({ companyId, userId, outletId })
  return { companyId, outletId }
}
