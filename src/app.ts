import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeaders, RequestListener } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { accountPaths } from '#contract/account/paths.ts'
import { createAccountApi, createApi } from '#api/api.ts'
import { problemResponse } from '#api/problem.ts'
import type { RequestContext } from '#domain/context.server.ts'
import { findAccountHost } from '#domain/shoppers/find-account-host.ts'
import { pageOfShortLink } from '#domain/shoppers/order-links.ts'
import { isDatabaseAway } from '#domain/database-away.ts'
import { answerFile } from './http/files/answer-file.ts'
import type { AppEnv, AppParts } from './http/app-parts.ts'
import { clientAddressReader } from './http/client-address.ts'
import { compressAnswers } from './http/files/compress-answers.ts'
import { credentialsOf } from './http/security/credentials.ts'
import { mountOperations, policyReportsPath } from './http/operations.ts'
import { createPages, isAnswerPage } from './http/pages.ts'
import { isAccountPage, type Place, placeReader } from './http/place-of-host.ts'
import { crossSiteRefusal } from './http/security/same-site.ts'
import {
  analyticsFor,
  barePolicy,
  commonHeaders,
  contentSecurityPolicy,
  type PolicyAdditions,
} from './http/security/security-headers.ts'
import type { StoredFile } from './http/files/stored-files.ts'

const longestUserAgent = 300

type NodeSide = HttpBindings | Http2Bindings

/** Answers every request: files from memory first, then the API, then React Router's pages. */
export function createApp(parts: AppParts): RequestListener {
  const { config, ctx, files, metrics } = parts
  const common = {
    ...commonHeaders(config.PUBLIC_BASE_URL),
    ...(parts.relaxedPolicy ? {} : { 'Content-Security-Policy': barePolicy }),
  }
  const commonEntries = Object.entries(common)
  const ownOrigins = [new URL(config.PUBLIC_BASE_URL).origin]
  const isSecure = config.PUBLIC_BASE_URL.startsWith('https://')
  const clientAddress = clientAddressReader(config.TRUSTED_PROXIES)
  const placeOf = placeReader(config)
  const manifestPath = parts.build.routeDiscovery.manifestPath ?? '/__manifest'
  const api = createApi()
  const accountApi = createAccountApi()
  const app = new Hono<AppEnv>()
  mountOperations(app, parts)
  // Files are compressed at build; what is rendered per request is compressed here.
  app.use(compressAnswers)
  const pages = createPages(parts, common)
  app.all('*', (c) => pages(c))
  app.onError((error, c) => {
    const { requestId, log } = c.env.ctx
    log.error({ err: error, requestId }, 'request failed')
    return problemResponse({ code: 'internal' }, requestId)
  })

  /**
   * Node's own headers, both ways: to read or to change those of a `Request` and a `Response` costs more than most
   * answers do. A page may still be stricter than the rest: what an answer says itself goes over what is set here.
   */
  function contextOf(request: Request, { incoming, outgoing }: NodeSide): RequestContext {
    const requestId = randomUUID()
    for (const [name, value] of commonEntries) outgoing.setHeader(name, value)
    outgoing.setHeader('X-Request-Id', requestId)
    const asked = incoming.headers
    return {
      ...ctx,
      requestId,
      ip: clientAddress(incoming.socket.remoteAddress ?? '', String(asked['x-forwarded-for'] ?? '')),
      userAgent: asked['user-agent']?.slice(0, longestUserAgent) ?? '',
      credentials: credentialsOf(asked, isSecure),
      isGone: () => request.signal.aborted,
    }
  }

  function answer(request: Request, path: string, own: RequestContext, { incoming }: NodeSide) {
    const refusal = crossSiteRefusal(request, ownOrigins)
    if (refusal) return problemResponse({ code: refusal }, own.requestId)
    if (path.startsWith('/api/') && path !== policyReportsPath) return api(request, own)
    return app.fetch(request, { incoming, ctx: own })
  }

  /** At a store's host: its account, its calls, and nothing of ours. */
  async function answerStore(
    request: Request,
    path: string,
    slug: string,
    own: RequestContext,
    node: NodeSide,
  ): Promise<Response> {
    node.outgoing.setHeader('X-Robots-Tag', 'noindex')
    const accountHost = await findAccountHost(own, slug).catch((error: unknown) => {
      own.log.error({ err: error, requestId: own.requestId }, 'store of a host not found out')
      return isDatabaseAway(error) ? ('away' as const) : Promise.reject(error)
    })
    if (accountHost === 'away') return problemResponse({ code: 'unavailable' }, own.requestId)
    if (!accountHost) return plainNotFound()
    const refusal = crossSiteRefusal(request, [accountHost.origin])
    if (refusal) return problemResponse({ code: refusal }, own.requestId)
    const there = { ...own, accountHost }
    if (path === '/') return new Response(null, { status: 302, headers: { Location: accountPaths.home } })
    const linked = pageOfShortLink(path)
    if (linked)
      return new Response(null, { status: 302, headers: { Location: linked, 'Cache-Control': 'no-store' } })
    if (path === '/robots.txt') return new Response('User-agent: *\nDisallow: /\n')
    if (path.startsWith('/api/') && path !== policyReportsPath) return accountApi(request, there)
    const isPage = isAccountPage(path) || path === policyReportsPath || path === manifestPath
    return isPage ? app.fetch(request, { incoming: node.incoming, ctx: there }) : plainNotFound()
  }

  const dynamic = getRequestListener(async (request, node) => {
    const started = performance.now()
    const path = pathOf(node.incoming.url ?? '/')
    const place = placeOf(hostOf(node.incoming.headers))
    const own = contextOf(request, node)
    const response =
      place.kind === 'store'
        ? await answerStore(request, path, place.slug, own, node)
        : await answer(request, path, own, node)
    const { method } = request
    const { status } = response
    const seconds = (performance.now() - started) / 1000
    metrics.requests.observe({ kind: path.startsWith('/api/') ? 'api' : 'page', method, status }, seconds)
    const ms = Math.round(seconds * 1000)
    ctx.log.info({ requestId: own.requestId, method, path: withoutSecret(path), status, ms }, 'request')
    return response
  })
  return (req, res) => {
    // TRACE would show a caller cookies that no script can read.
    if (req.method === 'TRACE') {
      res.writeHead(405, { ...common, Allow: 'GET, HEAD, POST', 'Content-Length': 0 }).end()
      return
    }
    // Two names for one host have two readers, and they may not agree which one counts.
    if (countHosts(req.rawHeaders) > 1) {
      res.writeHead(400, { ...common, Connection: 'close', 'Content-Length': 0 }).end()
      return
    }
    const path = pathOf(req.url ?? '/')
    const place = placeOf(hostOf(req.headers))
    if (place.kind === 'unknown' && !isHealth(path)) {
      res.writeHead(404, { ...common, 'Content-Type': 'text/plain' }).end('Not found')
      return
    }
    const file = files.get(path)
    if (!file || isAnswerPage(file.url) || !isServedAt(place, file)) {
      void dynamic(req, res)
      return
    }
    const { status, headers, body } = answerFile(file, req.method ?? 'GET', req.headers, common)
    metrics.files.inc({ status })
    res.writeHead(status, widened(file, headers, analyticsFor(config, req.headers.cookie)))
    res.end(body)
  }
}

/** The same headers, unless this visitor agreed to the third party: then a document's policy names it. */
function widened(
  file: StoredFile,
  headers: OutgoingHttpHeaders,
  analytics: PolicyAdditions,
): OutgoingHttpHeaders {
  if (!analytics.analyticsOrigin || !headers['Content-Security-Policy']) return headers
  return { ...headers, 'Content-Security-Policy': contentSecurityPolicy({ ...file, ...analytics }) }
}

/** Some addresses end with a secret, which no log may have. */
const withoutSecret = (path: string) => path.replace(/^(\/l\/|\/api\/sms\/webhooks\/).+/, '$1…')

const plainNotFound = () =>
  new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } })

/** HTTP/2 has another name for it. */
const hostOf = (headers: IncomingHttpHeaders) =>
  headers.host ?? (typeof headers[':authority'] === 'string' ? headers[':authority'] : undefined)

/** A balancer asks by whatever name it has for this process. */
const isHealth = (path: string) => path === '/livez' || path === '/readyz'

/** At a store's host, the parts that its pages are made of: no document of ours. */
const isServedAt = ({ kind }: Place, { cache, url }: StoredFile) =>
  kind === 'own' || cache === 'immutable' || url.startsWith('/favicon.')

/** Names and values take turns. */
const countHosts = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
