import type { GrantOrigin } from '#contract/setup/shapes.ts'
import { mayDo } from '#contract/people/roles.ts'
import { readShop } from '#contract/stores/shapes.ts'
import { DomainError } from '../domain-error.ts'
import { newSecret } from '../identifiers.ts'
import { moduleToInstall } from '../modules/planned-module.ts'
import { hasRoomFor } from '../outlets/outlet-for.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { recordRefusedVisit } from '../staff/visit.ts'
import { writeState } from './grant-state.ts'
import { extraScopes } from './extra-scopes.ts'
import { issueToken } from '../tokens/one-time-token.ts'

export interface GrantRequest {
  shop: string
  /** The module to install once the shop has said yes. */
  app: string
  /** The page to return to. */
  from: GrantOrigin
  /** What a feature needs beyond what we always ask for. */
  more?: readonly string[]
}

/** Only the account's own people connect a shop to it, not staff on a visit. */
export async function requireOwner(ctx: MerchantContext): Promise<void> {
  if (!ctx.session.actorId) return
  await recordRefusedVisit(ctx)
  throw new DomainError('not_on_visit')
}

/** The address where the owner of a shop lets us in. Only this session can come back with the answer. */
export async function startGrant(
  ctx: MerchantContext,
  { shop: typed, app, from, more = [] }: GrantRequest,
): Promise<string> {
  if (!ctx.shopify) throw new DomainError('shopify_off')
  const { session } = ctx
  await requireOwner(ctx)
  if (!session.companyId || !mayDo(session.role, 'apps:activate')) throw new DomainError('forbidden')
  const shop = readShop(typed)
  if (!shop) throw new DomainError('invalid_shopify_url')
  // A store that is here already may allow more; only new ones come by the listing.
  if (ctx.settings.shopifyListed && more.length === 0) throw new DomainError('shopify_listed')
  // Asked again when the shop has answered; asked here so that nobody goes there and back for nothing.
  if (!(await hasRoomFor(ctx, shop))) throw new DomainError('email_unverified')
  await ctx.limits.count('shopGrant', session.userId)
  const module = moduleToInstall(ctx.settings, app)
  const state = writeState({ from, app: module }, newSecret())
  await issueToken(ctx, {
    purpose: 'shopify-state',
    // With the state in it, because two tabs may both be on their way.
    subject: `${session.id}|${shop}|${state.slice(-8)}`,
    secret: state,
    data: { session: session.id, shop, app: module, from },
  })
  return ctx.shopify.grantUrl(shop, state, [...new Set([...more, ...(await extraScopes(ctx, shop))])])
}
