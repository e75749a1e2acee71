import { and, eq } from 'drizzle-orm'
import { accountScopes, type AccountSettings } from '#contract/account/settings-shapes.ts'
import type { AccountSettingsInput } from '#contract/account/settings-shapes.ts'
import { senderChannels } from '#contract/messages/shapes.ts'
import { isShop } from '#contract/stores/shapes.ts'
import { readColour } from '#rules/contrast.ts'
import { moduleInstalls, shopifyGrants } from '#database/schema/companies.ts'
import { accountHosts } from '#database/schema/shoppers.ts'
import { addOwnAuditEntry } from '../audit/add-own-audit-entry.ts'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { requireNoTrouble } from '../modules/activate-module.ts'
import { installModule } from '../modules/install-module.ts'
import { enqueueSubmit } from '../messages/senders/check-sender.ts'
import { forgetTemplates } from '../messages/senders/submit-templates.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { startGrant } from '../shops/start-grant.ts'
import { withTenant } from '../tenant.server.ts'
import { accountsModule, linkModule } from './account-host.ts'
import { originOf, themeOf } from './find-account-host.ts'

/** Names that could be taken for ours, or that an operator needs. */
const reserved = new Set([
  'www',
  'api',
  'app',
  'admin',
  'mail',
  'account',
  'accounts',
  'staff',
  'status',
  'login',
])

/** How the customer accounts of an outlet are set, and what its store must still allow. */
export async function readAccountSettings(ctx: MerchantContext, outlet: Outlet): Promise<AccountSettings> {
  const { host, grant, isActive } = await withTenant(ctx, (tx) => readOwn(tx, outlet))
  const slug = host?.slug ?? proposedSlug(outlet)
  const granted = (grant?.scopes ?? '').split(',')
  const scopes = accountScopes.map((scope) => ({ scope, is_granted: granted.includes(scope) }))
  return {
    outlet_id: outlet.id,
    is_on: isActive && (host?.isOn ?? false),
    is_set_up: host !== undefined,
    slug,
    domain: new URL(originOf(ctx, 'x')).host.slice(1),
    url: originOf(ctx, slug),
    theme: themeOf(host?.theme ?? ''),
    brand: {
      name: host?.brandName ?? outlet.outletName.slice(0, 24),
      colour: host?.colour ?? null,
      logo: host?.logo ?? null,
    },
    scopes,
    has_shopify_sign_in: grant ? await hasSignIn(ctx, grant.shop) : null,
    needs: !grant ? 'connect' : scopes.every(({ is_granted }) => is_granted) ? null : 'scopes',
  }
}

/** The outlet's own row, the grant of its store while that stands, and whether the module is active. Call it inside `withTenant`. */
async function readOwn({ db }: MerchantContext, { id, webUrl }: Outlet) {
  const [host] = await db.select().from(accountHosts).where(eq(accountHosts.outletId, id))
  const [grant] =
    webUrl && isShop(webUrl)
      ? await db
          .select({
            shop: shopifyGrants.shop,
            scopes: shopifyGrants.scopes,
            revokedAt: shopifyGrants.revokedAt,
          })
          .from(shopifyGrants)
          .where(and(eq(shopifyGrants.shop, webUrl), eq(shopifyGrants.outletId, id)))
      : []
  const installs = await db
    .select({ slug: moduleInstalls.slug })
    .from(moduleInstalls)
    .where(and(eq(moduleInstalls.outletId, id), eq(moduleInstalls.slug, accountsModule)))
  return {
    host,
    grant: grant && grant.revokedAt === null ? grant : undefined,
    isActive: installs.length > 0,
  }
}

/** Null if the store could not be asked: the settings page opens anyway. */
async function hasSignIn({ customerSignIn, log }: Context, shop: string): Promise<boolean | null> {
  try {
    return customerSignIn ? await customerSignIn.isOffered(shop) : false
  } catch (error) {
    log.warn({ shop, err: error }, 'customer sign-in not asked for')
    return null
  }
}

/** From the store's name at Shopify, or the outlet's own. */
function proposedSlug({ webUrl, outletName }: Outlet): string {
  const name = webUrl && isShop(webUrl) ? webUrl.replace('.myshopify.com', '') : outletName
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '')
  return slug.length < 3 ? `store-${slug}`.replace(/-$/, '') : slug
}

/**
 * Opens or closes customer accounts, and sets address and look. Opening needs a connected store that allows what the
 * account does, and activates the module.
 */
export async function saveAccountSettings(
  ctx: MerchantContext,
  outlet: Outlet,
  input: AccountSettingsInput,
): Promise<void> {
  requirePermission(ctx, 'apps:activate')
  if (ctx.settings.accountDomain === undefined) throw new DomainError('shopify_off')
  if (reserved.has(input.slug)) throw slugTaken()
  const { id: outletId, companyId } = outlet
  const values = {
    slug: input.slug,
    isOn: input.is_on,
    theme: input.theme,
    brandName: input.brand_name,
    colour: (input.colour && readColour(input.colour)) ?? null,
    logo: input.logo,
    updatedAt: ctx.clock.now(),
  }
  try {
    await withTenant(ctx, async (tx) => {
      const { host, grant, isActive } = await readOwn(tx, outlet)
      const granted = grant?.scopes.split(',') ?? []
      if (input.is_on && !accountScopes.every((scope) => granted.includes(scope))) {
        throw new DomainError('scopes_missing')
      }
      if (input.is_on && !(isActive && host)) await activate(tx, outlet)
      await tx.db
        .insert(accountHosts)
        .values({ outletId, companyId, ...values })
        .onConflictDoUpdate({ target: accountHosts.outletId, set: values })
      if (host?.slug !== input.slug) await renewMessageTexts(tx, outletId)
      await addOwnAuditEntry(tx, 'customer-accounts-set', {
        outlet: outletId,
        is_on: input.is_on,
        slug: input.slug,
      })
    })
  } catch (error) {
    throw isTaken(error) ? slugTaken() : error
  }
}

/** Texts with a link wait for the address, and on WhatsApp their links begin with it. */
async function renewMessageTexts(tx: MerchantContext, outletId: string): Promise<void> {
  await forgetTemplates(tx, outletId, 'whatsapp')
  for (const channel of senderChannels) await enqueueSubmit(tx, outletId, channel)
}

async function activate(tx: MerchantContext, outlet: Outlet): Promise<void> {
  const { companyId, id: outletId } = outlet
  await requireNoTrouble(tx, outlet)
  // The link after a purchase comes with the accounts, and can be switched off by itself.
  for (const slug of [accountsModule, linkModule] as const) {
    if (!(await installModule(tx, { companyId, outletId, slug, userId: tx.session.userId }))) continue
    await addOwnAuditEntry(tx, 'module-installed', { app: slug, outlet: outletId })
  }
}

const slugTaken = () => new DomainError('slug_taken', { fields: { slug: 'slug_taken' } })

/** Another company's row is not visible; the unique index reports a name that is in use. */
function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true
  }
  return false
}

/** The page at Shopify where the store's owner allows what customer accounts need; it leads back to the settings. */
export function askAccountScopes(ctx: MerchantContext, { webUrl }: Outlet): Promise<string> {
  requirePermission(ctx, 'apps:activate')
  return startGrant(ctx, { shop: webUrl ?? '', app: 'infiniti', from: 'accounts', more: accountScopes })
}
