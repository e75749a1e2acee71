import { hash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import type { RequestContext } from '#domain/context.server.ts'
import { moduleServerThatSigned } from '#domain/money/module-servers/module-server-keys.ts'
import type { ModuleServerContext } from '#domain/money/module-servers/module-server-context.ts'
import { RefusedRequest } from '../problem.ts'
import { readLimited } from '../read-input.ts'
import { signatureBase } from './signature-base.ts'

/**
 * HTTP Message Signatures (RFC 9421) with Ed25519, over the method, the whole address, the digest of the body and the
 * idempotency key. The parts must be these, in this order: a signature that covers less is refused.
 */
const coveredParts = {
  GET: ['@method', '@target-uri'],
  POST: ['@method', '@target-uri', 'content-digest', 'idempotency-key'],
} as const

const oldest = 300
const largestBody = 64 * 1024

export async function admitModuleServer(
  ctx: RequestContext,
  http: HonoContext,
): Promise<ModuleServerContext & RequestContext> {
  const { req } = http
  const parts = coveredParts[req.method === 'GET' ? 'GET' : 'POST']
  const input = req.header('signature-input') ?? ''
  const [, params = ''] = /^sig1=(\(.*)$/.exec(input) ?? []
  const list = `(${parts.map((part) => `"${part}"`).join(' ')})`
  const created = Number(/;created=(\d{1,12})(?:;|$)/.exec(params)?.[1])
  const [, moduleServer = '', kid = ''] = /;keyid="([\w-]{1,40}):([\w-]{1,40})"(?:;|$)/.exec(params) ?? []
  const [, signature = ''] = /^sig1=:([A-Za-z0-9+/]+=*):$/.exec(req.header('signature') ?? '') ?? []
  if (!input || !req.header('signature')) throw new RefusedRequest('signature_missing')
  const now = ctx.clock.now().getTime() / 1000
  const isFormed =
    params.startsWith(`${list};`) && moduleServer && Math.abs(now - created) <= oldest && signature
  if (!isFormed) throw new RefusedRequest('bad_signature')
  if (req.method !== 'GET') {
    requireKey(http)
    const body = await readLimited(req.raw.clone(), largestBody)
    const digest = `sha-256=:${hash('sha256', body, 'base64')}:`
    if (req.header('content-digest') !== digest) throw new RefusedRequest('bad_signature')
  }
  const { pathname, search } = new URL(req.url)
  const values: Record<string, string> = {
    '@method': req.method,
    '@target-uri': `${ctx.settings.publicBaseUrl}${pathname}${search}`,
    'content-digest': req.header('content-digest') ?? '',
    'idempotency-key': req.header('idempotency-key') ?? '',
  }
  const base = signatureBase(
    parts.map((part) => [part, values[part] ?? '']),
    params,
  )
  const signed = await moduleServerThatSigned(ctx, {
    moduleServer,
    kid,
    signed: Buffer.from(base),
    signature: Buffer.from(signature, 'base64'),
  })
  if (!signed) throw new RefusedRequest('bad_signature')
  ctx.moduleServerCalls.count({ id: `${moduleServer}:${kid}`, userId: moduleServer })
  return { ...ctx, moduleServer: signed }
}

/** Never cut: two long keys may share their beginning. */
export function requireKey(http: HonoContext): string {
  const key = http.req.header('idempotency-key') ?? ''
  if (key.length < 8 || key.length > 100) throw new RefusedRequest('key_required')
  return key
}
