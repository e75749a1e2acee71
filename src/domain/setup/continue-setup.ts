import { eq } from 'drizzle-orm'
import { mayDo } from '#contract/people/roles.ts'
import type { SetupView, SetupRequest } from '#contract/setup/shapes.ts'
import { sessions } from '#database/schema/sessions.ts'
import { createCompany } from '../accounts/create-company.ts'
import { addAuditEntry } from '../audit/add-audit-entry.ts'
import { withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { installModule } from '../modules/install-module.ts'
import { outletFor } from '../outlets/outlet-for.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { mayInstall, readSetup, type SetupFacts, showSetup } from './view-setup.ts'

/** Does what is open and needs nobody else's yes. Safe to repeat: what is done stays done. */
export async function continueSetup(ctx: MerchantContext, asked: SetupRequest): Promise<SetupView> {
  const merchant = ctx.session.companyId ? ctx : await giveCompany(ctx)
  const facts = await readSetup(merchant, asked)
  if (showSetup(facts).next === 'continue') await setUpOutlet(merchant, facts)
  return showSetup(await readSetup(merchant, asked))
}

/** For an account that has lost its company, or never had one. */
async function giveCompany(ctx: MerchantContext): Promise<MerchantContext> {
  const { userId, firstName, lastName, isStaff, actorId } = ctx.session
  if (isStaff || actorId) throw new DomainError('not_on_visit')
  return withTransaction(ctx, async (tx) => {
    const ids = await createCompany(tx, { userId, name: `${firstName} ${lastName}`.trim() })
    const place = { companyId: ids.companyId, activeOutletId: ids.outletId }
    await tx.db.update(sessions).set(place).where(eq(sessions.id, tx.session.id))
    return { ...ctx, session: { ...ctx.session, ...place, role: 'owner' as const } }
  })
}

async function setUpOutlet(ctx: MerchantContext, facts: SetupFacts): Promise<void> {
  const { companyId, userId, actorId, role } = ctx.session
  if (!companyId || !mayDo(role, 'apps:activate')) throw new DomainError('forbidden')
  const { request } = facts
  await withTenant(ctx, async (tx) => {
    const outletId = facts.outlet?.id ?? (await newOutlet(tx, companyId, facts))
    if (facts.installedAt || !mayInstall(facts)) return
    if (await installModule(tx, { companyId, outletId, slug: request.app, userId })) {
      const detail = { app: request.app, outlet: outletId }
      const actor = actorId ?? undefined
      await addAuditEntry(tx, { action: 'module-installed', userId, companyId, actorId: actor, detail })
    }
  })
}

function newOutlet(
  ctx: MerchantContext,
  companyId: string,
  { request, company }: SetupFacts,
): Promise<string> {
  const platform = request.platform === 'shopify' ? 'shopify' : 'manual'
  return request.site
    ? outletFor(ctx, { companyId, webUrl: request.site, platform, name: request.site })
    : outletFor(ctx, { companyId, webUrl: null, platform: null, name: company?.name ?? '' })
}
