import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type ServerBuild,
} from 'react-router'
import { fillPagesWith } from '#content/shared/public-origin.ts'
import {
  enhanceContext,
  isOwnPageContext,
  isUnknownContext,
  nonceContext,
  requestContext,
  styleContext,
} from '#web/request-context.server.ts'
import type { AppEnv, AppParts } from './app-parts.ts'
import { answerFile } from './files/answer-file.ts'
import { fillFrom } from './public-address.ts'
import { analyticsFor, contentSecurityPolicy } from './security/security-headers.ts'
import { withoutParentStyles } from './files/parent-styles.ts'

/** Prerendered for addresses and requests that nothing answers; nobody opens them at their own path. */
const answerPages = { '/404': 404, '/405': 405 } as const
export const isAnswerPage = (path: string) => Object.hasOwn(answerPages, path)

/** App pages, rendered per request; what nothing answers gets a prerendered page that says so. */
/** Of `routes.ts`: the pages of a store's account, at a store's own host alone. */
const accountRoute = 'account'

export function createPages(
  { build, config, files, ctx, isReady, relaxedPolicy }: AppParts,
  common: Record<string, string>,
) {
  // Behind a proxy that ends TLS our own address looks like another one; who may post was decided before (same-site).
  const allowedActionOrigins = [new URL(config.PUBLIC_BASE_URL).host]
  const handle = createRequestHandler({
    ...build,
    assets: withoutParentStyles(build.assets),
    allowedActionOrigins,
  })
  fillPagesWith(fillFrom(config))
  // React Router's default is not in the build.
  const manifestPath = build.routeDiscovery.manifestPath ?? '/__manifest'
  const routes = routeObjects(build)
  const enhance = [...files.keys()].find((url) => url.startsWith('/assets/enhance-'))
  const { setup } = ctx.captcha
  const moduleServers = [
    ...new Set(Object.values(config.MODULE_BASE_URLS ?? {}).map((base) => new URL(base).origin)),
  ]
  // Pictures of a store's products lie with Shopify, or with whoever plays it.
  const imageOrigins = [
    'https://cdn.shopify.com',
    new URL(config.SHOPIFY_SHOP_URL.replace('{shop}', 'shop')).origin,
  ]
  const captchaOrigin = setup.kind === 'recaptcha' ? new URL(setup.scriptUrl).origin : undefined

  return async (c: HonoContext<AppEnv>): Promise<Response> => {
    const path = c.req.path
    const { accountHost } = c.env.ctx
    const bare = path.replace(/\/+$/, '') || '/'
    const document = accountHost ? undefined : files.get(bare)
    if (document && !isAnswerPage(bare) && path !== document.url) {
      return c.redirect(document.url + new URL(c.req.url).search, 308)
    }
    // React Router asks for a page's data at the page's own path plus `.data`, or `_.data` after a last slash.
    const asked = path.replace(/(\/_)?\.data$/, '')
    const matches = matchRoutes(routes, asked)
    // By the route, because routes match in any case and however the address is written.
    const isAccount = matches?.some(({ route }) => route.path === accountRoute) ?? false
    const isHere = isAccount === (accountHost !== undefined)
    const isOurs = path === manifestPath || (matches !== null && isHere)
    if (!isOurs || isAnswerPage(bare)) return accountHost ? c.text('Not found', 404) : refuse(c, '/404')
    // A form that only the script can send, without it. What was typed is not even read.
    if (path === asked && !isTaken(c.req.method, matches?.at(-1)?.route.id)) return refuse(c, '/405')

    const nonce = randomBytes(16).toString('base64')
    const context = contextFor(c, nonce)
    const made = await handle(c.req.raw, context)
    if (context.get(isUnknownContext)) return accountHost ? c.text('Not found', 404) : refuse(c, '/404')
    const answer = made.status === 500 && !(await isReady()) ? notNow(made) : made
    if (!relaxedPolicy) {
      answer.headers.set(
        'Content-Security-Policy',
        contentSecurityPolicy({
          nonce,
          captchaOrigin,
          frameOrigins: /^\/userLogout\/?$/i.test(path) ? moduleServers : [],
          ...(accountHost ? { imageOrigins } : analyticsFor(config, c.req.header('cookie'))),
        }),
      )
    }
    // Pages of signed-in people must not stay on the disk.
    const { partner, staff, showcase, shopper } = c.env.ctx.credentials
    if (partner || staff || showcase || (accountHost && shopper))
      answer.headers.set('Cache-Control', 'no-store')
    else if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'private, no-cache')
    return answer
  }

  function contextFor(c: HonoContext<AppEnv>, nonce: string): RouterContextProvider {
    const context = new RouterContextProvider()
    context.set(requestContext, c.env.ctx)
    context.set(nonceContext, nonce)
    context.set(enhanceContext, enhance ?? null)
    context.set(styleContext, (href) => files.get(href)?.identity.toString())
    context.set(isOwnPageContext, (page) => matchRoutes(routes, page) !== null)
    return context
  }

  function isTaken(method: string, routeId = ''): boolean {
    return method === 'GET' || method === 'HEAD' || build.routes[routeId]?.module.action !== undefined
  }

  async function refuse(c: HonoContext<AppEnv>, path: keyof typeof answerPages): Promise<Response> {
    const page = files.get(path)
    const status = answerPages[path]
    const allowed: [string, string][] = status === 405 ? [['Allow', 'GET, HEAD']] : []
    if (!page) {
      // In development nothing is prerendered; the page is rendered here and now.
      const { body, headers } = await handle(new Request(new URL(path, c.req.url)), contextFor(c, ''))
      return new Response(body, { status, headers: [...headers, ...allowed] })
    }
    const method = c.req.method === 'HEAD' ? 'HEAD' : 'GET'
    const { headers, body } = answerFile(
      page,
      method,
      { 'accept-encoding': c.req.header('accept-encoding') },
      common,
      status,
    )
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(body ? new Uint8Array(body) : null, { status, headers: [...sent, ...allowed] })
  }
}

/** The page that says something went wrong; for machines, that it is the database, which comes back. */
function notNow({ body, headers }: Response): Response {
  headers.set('Retry-After', '5')
  return new Response(body, { status: 503, headers })
}

/** The flat table of the build as the tree that `matchRoutes` wants. */
export function routeObjects(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) =>
      route?.index
        ? { id: route.id, index: true, path: route.path, handle: route.module.handle }
        : {
            id: route?.id,
            path: route?.path,
            handle: route?.module.handle,
            children: routeObjects(build, route?.id),
          },
    )
}
