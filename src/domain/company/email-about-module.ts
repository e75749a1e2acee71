import { eq } from 'drizzle-orm'
import { outlets } from '#database/schema/companies.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { Context } from '../context.server.ts'
import { newId } from '../identifiers.ts'
import { nameOf, notifyCompany } from './notify-company.ts'

interface ModuleChange {
  companyId: string
  outletId: string
  slug: ModuleSlug
  /** Who did it. */
  userId: string
  isOn: boolean
}

/** Emails owners and admins that a module was switched on or off. In the same transaction. */
export async function emailAboutModule(ctx: Context, change: ModuleChange): Promise<void> {
  const { companyId, outletId, slug, userId, isOn } = change
  const now = ctx.clock.now()
  const [outlet] = await ctx.db
    .select({ name: outlets.outletName, webUrl: outlets.webUrl })
    .from(outlets)
    .where(eq(outlets.id, outletId))
  const by = await nameOf(ctx, userId)
  await notifyCompany(ctx, {
    companyId,
    kind: 'module-changes',
    key: newId(now),
    build: (frame) => ({
      template: 'module-changed',
      data: {
        ...frame,
        slug,
        isOn,
        by,
        outlet: outlet?.name || outlet?.webUrl || '',
        at: now.toISOString(),
        appsUrl: `${ctx.settings.publicBaseUrl}/merchant/apps?outletId=${outletId}`,
      },
    }),
  })
}
