import { and, asc, eq, isNull } from 'drizzle-orm'
import type { SetupStep, SetupView, SetupRequest } from '#contract/setup/shapes.ts'
import { isShop } from '#contract/stores/shapes.ts'
import { webHost } from '#rules/web-address.ts'
import { companies, moduleInstalls, outlets, shopifyGrants } from '#database/schema/companies.ts'
import { users } from '#database/schema/users.ts'
import { DomainError } from '../domain-error.ts'
import { moduleToInstall } from '../modules/planned-module.ts'
import { claimable } from '../shops/claim-shop.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'

type OutletRow = Pick<typeof outlets.$inferSelect, 'id' | 'outletName' | 'webUrl' | 'createdAt'>
type GrantRow = Pick<typeof shopifyGrants.$inferSelect, 'grantedAt' | 'revokedAt'>

/** What is asked for, made whole by what the account was made for: days later there is no link to read it from. */
export interface SetupChoice {
  app: SetupView['app']
  platform: SetupView['platform']
  /** The shop or, on other platforms, the website. */
  site?: string
}

/** Everything that the steps are read from. */
export interface SetupFacts {
  user: { email: string; createdAt: Date; source: Record<string, string> }
  company?: { name: string; createdAt: Date }
  outlets: OutletRow[]
  request: SetupChoice
  /** The outlet that all this is about. */
  outlet?: OutletRow
  grant?: GrantRow
  /** Whether this browser brought the store's grant, which waits to be claimed. */
  isBrought?: boolean
  isListed: boolean
  installedAt?: Date
}

export async function viewSetup(ctx: MerchantContext, asked: SetupRequest): Promise<SetupView> {
  return showSetup(await readSetup(ctx, asked))
}

export async function readSetup(ctx: MerchantContext, asked: SetupRequest): Promise<SetupFacts> {
  const { userId, companyId } = ctx.session
  const [user] = await ctx.db
    .select({ email: users.email, createdAt: users.createdAt, source: users.source })
    .from(users)
    .where(eq(users.id, userId))
  if (!user) throw new DomainError('signed_out')
  const isListed = ctx.settings.shopifyListed
  if (!companyId)
    return { user, outlets: [], request: choiceOf(ctx.settings, asked, user.source, []), isListed }
  const brought = await claimable(ctx)
  return withTenant(ctx, async (tx) => {
    const [company] = await tx.db.select().from(companies).where(eq(companies.id, companyId))
    const own = await tx.db
      .select()
      .from(outlets)
      .where(isNull(outlets.archivedAt))
      .orderBy(asc(outlets.createdAt), asc(outlets.id))
    const active = own.find(({ id }) => id === tx.session.activeOutletId) ?? own[0]
    const request = choiceOf(tx.settings, asked, user.source, own, active)
    const outlet = request.site ? own.find(({ webUrl }) => webUrl === request.site) : active
    const [grant] = await tx.db
      .select({ grantedAt: shopifyGrants.grantedAt, revokedAt: shopifyGrants.revokedAt })
      .from(shopifyGrants)
      .where(eq(shopifyGrants.shop, request.site ?? ''))
    const [install] = outlet
      ? await tx.db
          .select({ at: moduleInstalls.installedAt })
          .from(moduleInstalls)
          .where(and(eq(moduleInstalls.outletId, outlet.id), eq(moduleInstalls.slug, request.app)))
      : []
    const isBrought = brought !== undefined && brought === request.site
    return {
      user,
      company,
      outlets: own,
      request,
      outlet,
      grant,
      isBrought,
      isListed,
      installedAt: install?.at,
    }
  })
}

function choiceOf(
  settings: MerchantContext['settings'],
  asked: SetupRequest,
  source: Record<string, string>,
  own: OutletRow[],
  active?: OutletRow,
): SetupChoice {
  const app = moduleToInstall(settings, asked.app, source.app)
  const wantsShopify = (asked.platform || source.platform) === 'shopify'
  const shopOutlet = wantsShopify ? own.find(({ webUrl }) => isShop(webUrl ?? '')) : undefined
  const site = webHost(asked.shop) ?? (shopOutlet ?? active)?.webUrl ?? undefined
  // The address decides: a shop at Shopify says yes itself, whatever the link calls its platform.
  const onShopify = site === undefined ? wantsShopify : isShop(site)
  return { app, platform: onShopify ? 'shopify' : 'other', site }
}

const isGranted = ({ grant }: SetupFacts) => grant !== undefined && grant.revokedAt === null

/** A module needs an address to work at, and a shop's yes where it is a shop's. */
export const mayInstall = (facts: SetupFacts) =>
  facts.request.site !== undefined && (facts.request.platform === 'other' || isGranted(facts))

export function showSetup(facts: SetupFacts): SetupView {
  const { user, company, request, outlet, grant, installedAt } = facts
  const needsGrant = request.platform === 'shopify' && request.site !== undefined && !isGranted(facts)
  const steps: SetupStep[] = [
    done('account', user.email, user.createdAt),
    company ? done('company', company.name, company.createdAt) : undone('company', '', 'open'),
    outlet
      ? done('outlet', outlet.outletName, outlet.createdAt)
      : undone('outlet', request.site, needsGrant ? 'waiting' : 'open'),
    shopStep(request, needsGrant, grant),
    installedAt
      ? done('app', request.app, installedAt)
      : undone('app', request.app, mayInstall(facts) ? 'open' : 'waiting'),
  ]
  const ours = steps.some(({ name, state }) => name !== 'shop' && state === 'open')
  const grantStep = facts.isBrought ? 'claim' : 'grant'
  const next = ours ? 'continue' : needsGrant ? grantStep : 'done'
  const shop = request.platform === 'shopify' ? (request.site ?? null) : null
  const { app, platform } = request
  return { app, shop, platform, outlet_id: outlet?.id ?? null, steps, next, is_listed: facts.isListed }
}

function shopStep(request: SetupChoice, needsGrant: boolean, grant: GrantRow | undefined): SetupStep {
  if (needsGrant) return undone('shop', request.site, 'open')
  if (request.platform === 'shopify' && request.site && grant)
    return done('shop', request.site, grant.grantedAt)
  return undone('shop', '', 'skipped')
}

const done = (name: SetupStep['name'], value: string, at: Date): SetupStep => ({
  name,
  state: 'done',
  value,
  at: at.toISOString(),
})

const undone = (name: SetupStep['name'], value = '', state: SetupStep['state']): SetupStep => ({
  name,
  state,
  value,
  at: null,
})
