import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createApi } from '#api/api.ts'
import { problemResponse } from '#api/problem.ts'
import { answerFile } from './http/answer-file.ts'
import type { AppEnv, AppParts } from './http/app-parts.ts'
import { clientAddressReader } from './http/client-address.ts'
import { credentialsOf } from './http/credentials.ts'
import { mountOperations } from './http/operations.ts'
import { createPages } from './http/pages.ts'
import { isSameSite } from './http/same-site.ts'
import {
  analyticsFor,
  commonHeaders,
  contentSecurityPolicy,
  type PolicyAdditions,
} from './http/security-headers.ts'
import type { StoredFile } from './http/stored-files.ts'

const longestUserAgent = 300

/** Answers every request: files from memory first, then the API, then React Router's pages. */
export function createApp(parts: AppParts): RequestListener {
  const { config, ctx, files, metrics } = parts
  const common = commonHeaders(config.PUBLIC_BASE_URL)
  const commonEntries = Object.entries(common)
  const ownOrigins = [new URL(config.PUBLIC_BASE_URL).origin]
  const isSecure = config.PUBLIC_BASE_URL.startsWith('https://')
  const clientAddress = clientAddressReader(config.TRUSTED_PROXIES)
  const api = createApi()
  const pages = createPages(parts, common)
  const app = new Hono<AppEnv>()

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    const { incoming, outgoing } = c.env
    // Node's own headers, both ways: to read or to change those of a `Request` and a `Response` costs more than most
    // answers do. A page may still be stricter than the rest: what an answer says itself goes over what is set here.
    const asked = incoming.headers
    for (const [name, value] of commonEntries) outgoing.setHeader(name, value)
    outgoing.setHeader('X-Request-Id', requestId)
    c.set('ctx', {
      ...ctx,
      requestId,
      ip: clientAddress(incoming.socket.remoteAddress ?? '', String(asked['x-forwarded-for'] ?? '')),
      userAgent: asked['user-agent']?.slice(0, longestUserAgent) ?? '',
      credentials: credentialsOf(asked, isSecure),
    })
    if (isSameSite(c.req.raw, ownOrigins)) await next()
    else c.res = problemResponse({ code: 'cross_site' }, requestId)

    const seconds = (performance.now() - started) / 1000
    const kind = c.req.path.startsWith('/api/') ? 'api' : 'page'
    metrics.requests.observe({ kind, method: c.req.method, status: c.res.status }, seconds)
    ctx.log.info(
      {
        requestId,
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(seconds * 1000),
      },
      'request',
    )
  })
  mountOperations(app, parts)
  app.all('/api/*', (c) => api(c.req.raw, c.get('ctx')))
  // Files are compressed at build; what is rendered per request is compressed here.
  app.use(compress())
  app.all('*', (c) => pages(c))
  app.onError((error, c) => {
    const { requestId } = c.get('ctx')
    ctx.log.error({ err: error, requestId }, 'request failed')
    return problemResponse({ code: 'internal' }, requestId)
  })

  const dynamic = getRequestListener(app.fetch)
  return (req, res) => {
    const file = files.get(pathOf(req.url ?? '/'))
    if (!file || file.url === '/404') {
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

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
