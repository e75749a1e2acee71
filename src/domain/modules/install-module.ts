import type { ModuleSlug } from '#contract/modules/modules.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { emailAboutModule } from '../company/email-about-module.ts'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { newReference } from '../identifiers.ts'
import { isPlanned } from './planned-module.ts'

interface Install {
  companyId: string
  outletId: string
  slug: ModuleSlug
  userId: string
}

/** WhatsApp knows each outlet as a project of its own. */
export const projectKeyFor = (slug: string) => (slug === 'whatsapp' ? newReference('W') : null)

/** Installs a module in an outlet; false when it was there before. Call it inside a transaction, and record it. */
export async function installModule(
  ctx: Context,
  { companyId, outletId, slug, userId }: Install,
): Promise<boolean> {
  if (isPlanned(ctx.settings, slug)) throw new DomainError('module_planned')
  const installed = await ctx.db
    .insert(moduleInstalls)
    .values({
      companyId,
      outletId,
      slug,
      projectKey: projectKeyFor(slug),
      installedAt: ctx.clock.now(),
      installedBy: userId,
    })
    .onConflictDoNothing()
    .returning({ slug: moduleInstalls.slug })
  if (installed.length === 0) return false
  await emailAboutModule(ctx, { companyId, outletId, slug, userId, isOn: true })
  return true
}
