import { grantOrigins, type GrantOrigin } from '#contract/setup/shapes.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { findModule, type ModuleSlug } from '#contract/modules/modules.ts'
import type { RequestContext } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { recogniseVisitor } from '../sessions/authenticate.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { consumeToken, peekToken } from '../tokens/one-time-token.ts'
import { connectShop } from './connect-shop.ts'
import { readState } from './grant-state.ts'
import { type Arrival, storePendingGrant } from './pending-grant.ts'
import { readSignedQuery } from './read-signed-query.ts'
import { requireOwner } from './start-grant.ts'

/** How the merchant's way to Shopify and back ended, and where it goes on. */
export interface GrantEnd {
  from: GrantOrigin
  shop?: string
  app?: ModuleSlug
  /** Why the shop is not connected. */
  refused?: ErrorCode
  /** Whether somebody is signed in, who can read on a page of the portal why it was refused. */
  isSignedIn?: boolean
  /** Where a browser that set out from a page of Shopify goes on. */
  arrival?: Arrival
}

/**
 * The way back from Shopify. A browser brings it with its cookie alone, but only the session that set out, which
 * then had both halves, can return with this state.
 */
export async function finishGrant(ctx: RequestContext, query: URLSearchParams): Promise<GrantEnd> {
  const end: GrantEnd = { from: 'processing', ...readState(query.get('state') ?? '') }
  try {
    const { shop, code, state } = readAnswer(ctx, query)
    end.shop = shop
    // A browser that set out from a page of Shopify is bound by its cookie, one that set out from ours by its session.
    const open = await peekToken(ctx, 'shopify-state', state)
    if (typeof open?.data.browser === 'string') {
      end.arrival = await storePendingGrant(ctx, { shop, code, state })
      return end
    }
    const visitor = await recogniseVisitor(ctx)
    if (!visitor) throw new DomainError(open ? 'signed_out' : 'shop_grant_failed')
    await requireOwner(visitor)
    const { app, from } = await takeState(visitor, state, shop)
    Object.assign(end, { app, from })
    await connect(visitor, { shop, code, app })
    return end
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    ctx.log.warn({ requestId: ctx.requestId, code: error.code, err: error.cause }, 'shop not connected')
    const isSignedIn = (await recogniseVisitor(ctx)) !== undefined
    return { ...end, refused: error.code, isSignedIn }
  }
}

function readAnswer(ctx: RequestContext, query: URLSearchParams) {
  const shop = readSignedQuery(ctx, query)
  const [code = '', state = ''] = ['code', 'state'].map((name) => query.get(name) ?? '')
  if (!code || !state) throw new DomainError('shop_grant_failed')
  return { shop, code, state }
}

/** Looked at before it is used up, so that nobody else can use up a merchant's state. */
async function takeState({ session, ...ctx }: MerchantContext, state: string, shop: string) {
  const open = await peekToken(ctx, 'shopify-state', state)
  const isTheirs = open?.data.session === session.id && open.data.shop === shop
  const taken = isTheirs ? await consumeToken(ctx, 'shopify-state', state) : undefined
  if (!taken) throw new DomainError('shop_grant_failed')
  return {
    app: findModule(String(taken.data.app))?.slug ?? 'infiniti',
    from: grantOrigins.find((origin) => origin === taken.data.from) ?? 'processing',
  }
}

/** Shopify is asked outside of any transaction: it may take seconds, and nothing waits for it meanwhile. */
async function connect(
  ctx: MerchantContext,
  { shop, code, app }: { shop: string; code: string; app: ModuleSlug },
): Promise<void> {
  if (!ctx.shopify) throw new DomainError('shopify_off')
  const grant = await ctx.shopify.exchange(shop, code)
  const details = await ctx.shopify.readShop(shop, grant.token)
  await connectShop(ctx, { shop, grant, details, app })
}
