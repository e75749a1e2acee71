import type { Context as HonoContext, Hono } from 'hono'
import type * as z from 'zod/mini'
import { shopperEndpoints } from '#contract/account/endpoints.ts'
import type { Access, Endpoint, ShopperAccess } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { isFieldCode } from '#contract/error-codes.ts'
import { readByVisitors } from '#contract/showcase/shown.ts'
import { answerOnce } from '#domain/answer-once.ts'
import type { RequestContext } from '#domain/context.server.ts'
import {
  authenticate,
  authenticateStaff,
  recogniseShowcase,
  recogniseVisitor,
} from '#domain/sessions/authenticate.ts'
import type { ModuleServerContext } from '#domain/money/module-servers/module-server-context.ts'
import type { CustomerContext, ShopperContext, StoreContext } from '#domain/shoppers/shopper-context.ts'
import { authenticateShopper } from '#domain/shoppers/shopper-session.ts'
import { recordRefusedVisit } from '#domain/staff/visit.ts'
import { isFresh, type MerchantContext, type StaffContext } from '#domain/sessions/session.server.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { admitModuleServer } from './money/module-server-signature.ts'
import { RefusedRequest } from './problem.ts'
import { readInput } from './read-input.ts'

/** The context of the request stands where Hono keeps what its caller gives. */
export interface ApiEnv {
  Bindings: RequestContext
}

/** A handler of a guarded call receives a context with a session, and can be given no other. */
type ContextFor<E extends AnyEndpoint> = E['access'] extends 'public' | 'module'
  ? RequestContext
  : E['access'] extends 'module-server'
    ? ModuleServerContext
    : E['access'] extends `staff${string}`
      ? StaffContext
      : MerchantContext

type ShopperContextFor<E extends AnyEndpoint> = E['access'] extends 'shopper'
  ? ShopperContext
  : E['access'] extends 'shopper:customer'
    ? CustomerContext
    : StoreContext

type AnyEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType, Access | ShopperAccess>

type HandlerIn<Context, E extends AnyEndpoint> = (
  ctx: Context,
  input: z.infer<E['input']>,
  http: HonoContext<ApiEnv>,
) => Promise<z.input<E['output']>>

export type Handler<E extends Endpoint> = HandlerIn<ContextFor<E>, E>

/**
 * Mounts one entry of the contract: both slash forms, every body form, one check on the way in and one
 * on the way out, so that no column leaves by accident. Other methods get 405.
 */
export function mount<E extends Endpoint>(app: Hono<ApiEnv>, endpoint: E, handle: Handler<E>): void {
  mountWith(app, endpoint, handle, (c) =>
    endpoint.access === 'module-server' ? admitModuleServer(c.env, c) : admit(c.env, endpoint),
  )
}

/** The same for a call of a shopper, at a store's own host. */
export function mountForShoppers<E extends Endpoint<z.ZodMiniType, z.ZodMiniType, ShopperAccess>>(
  app: Hono<ApiEnv>,
  endpoint: E,
  handle: HandlerIn<ShopperContextFor<E>, E>,
): void {
  mountWith(app, endpoint, handle, (c) => admitShopper(c.env, endpoint.access))
}

function mountWith<E extends AnyEndpoint, Context>(
  app: Hono<ApiEnv>,
  endpoint: E,
  handle: HandlerIn<Context, E>,
  enter: (c: HonoContext<ApiEnv>) => Promise<RequestContext>,
): void {
  const paths = [endpoint.path, `${endpoint.path}/`]
  app.on(endpoint.method.toUpperCase(), paths, async (c) => {
    const ctx = await enter(c)
    const sent = await readInput(c)
    const input = endpoint.input.safeParse(sent)
    if (!input.success) throw new RefusedRequest('invalid_input', fieldCodesOf(input.error, sent))
    const answer = () =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the endpoint's own schema has parsed it, and `enter` has looked at who asks
      handle(ctx as Context, input.data as z.infer<E['input']>, c)
    const key = endpoint.takesKey && idempotencyKeyOf(c)
    const output =
      key && isMerchant(ctx)
        ? await answerOnce(ctx, { name: endpoint.path, key, input: input.data }, answer)
        : await answer()
    return c.json(endpoint.output.parse(output), 200, { 'Cache-Control': 'no-store' })
  })
  const taken = methodsOf(endpoint.path)
  const others = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !taken.includes(method))
  app.on(others, paths, (c) => {
    c.header('Allow', taken.join(', '))
    throw new RefusedRequest('method_not_allowed')
  })
}

const isMerchant = (ctx: RequestContext): ctx is MerchantContext => 'session' in ctx

/** Some addresses can be read and written. */
const methodsOf = (path: string) =>
  Object.values<AnyEndpoint>({ ...endpoints, ...shopperEndpoints })
    .filter((entry) => entry.path === path)
    .map(({ method }) => method.toUpperCase())

/** Decided before the body is read, from the session row alone. */
async function admit(ctx: RequestContext, endpoint: Endpoint): Promise<RequestContext> {
  const { access } = endpoint
  if (access === 'public' || access === 'module') return ctx
  if (access === 'staff' || access === 'staff:fresh' || access === 'staff:enrol') {
    return admitStaff(ctx, access)
  }
  const merchant = await authenticate(ctx)
  if (!merchant) return admitVisitor(ctx, endpoint)
  ctx.calls.count(merchant.session)
  if (access === 'merchant') return merchant
  // Staff on a visit cannot prove to be the merchant.
  if (merchant.session.actorId) {
    await recordRefusedVisit(merchant)
    throw new RefusedRequest('not_on_visit')
  }
  if (access === 'merchant:fresh') requireFresh(merchant)
  return merchant
}

/**
 * The one rule for visitors of the demo store: they read what is shown to them, and everything else is refused. Somebody
 * who is signed in is no visitor, even if their access token has ended.
 */
async function admitVisitor(ctx: RequestContext, endpoint: Endpoint): Promise<MerchantContext> {
  const visitor = (await recogniseVisitor(ctx)) ? undefined : await recogniseShowcase(ctx)
  if (!visitor) throw new RefusedRequest('signed_out')
  ctx.calls.count({ id: visitor.session.id, userId: 'showcase' })
  if (!shownToVisitors.has(callOf(endpoint))) throw new RefusedRequest('showcase_read_only')
  return visitor
}

const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

const shownToVisitors = new Set(
  Object.entries<Endpoint>(endpoints)
    .filter(([name]) => Reflect.get(readByVisitors, name) === 'shown')
    .map(([, endpoint]) => callOf(endpoint)),
)

/** At a store's host, which `app.ts` has found: the session of its own cookie, and nothing that another store gave. */
async function admitShopper(ctx: RequestContext, access: ShopperAccess): Promise<StoreContext> {
  const { accountHost } = ctx
  if (!accountHost) throw new RefusedRequest('not_found')
  const store = { ...ctx, accountHost }
  if (access === 'public') return store
  const shopper = await authenticateShopper(store)
  if (!shopper) throw new RefusedRequest('signed_out')
  ctx.calls.count({ id: shopper.shopper.id, userId: accountHost.outletId })
  if (access === 'shopper:customer' && shopper.shopper.customerId === null) {
    throw new RefusedRequest('customer_needed')
  }
  return shopper
}

async function admitStaff(ctx: RequestContext, access: Access): Promise<StaffContext> {
  const staff = await authenticateStaff(ctx)
  if (!staff) throw new RefusedRequest('signed_out')
  ctx.calls.count(staff.session)
  if (access === 'staff:enrol') return staff
  if (staff.needsFactor) throw new RefusedRequest('factor_setup_needed')
  if (access === 'staff:fresh') requireFresh(staff)
  return staff
}

/** Somebody using a session that was left open cannot prove to be its owner. */
export function requireFresh({ session, clock }: MerchantContext): void {
  if (!isFresh(session, clock.now())) throw new RefusedRequest('proof_needed')
}

/** The first complaint about each field. Of one that is not there, nothing is wrong but that. */
function fieldCodesOf(error: z.core.$ZodError, sent: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues.flatMap(narrowest)) {
    const { path, message } = issue
    const isAbsent = path.length > 0 && valueAt(sent, path) === undefined
    fields[path.join('.') || 'body'] ??= isAbsent && !saysRequired(message) ? 'required' : message
  }
  return fields
}

/** Those that name the field say it better. */
const saysRequired = (code: string) => code.endsWith('_required') && code !== 'choice_required'

/** Where none of several shapes fits and there is no sentence for that, the complaints about the first are heard. */
const narrowest = (issue: z.core.$ZodIssue): z.core.$ZodIssue[] =>
  issue.code === 'invalid_union' && !isFieldCode(issue.message) && issue.errors[0]
    ? issue.errors[0].map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    : [issue]

const valueAt = (sent: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    sent,
  )
