import { setTimeout as sleep } from 'node:timers/promises'
import { type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import type { Faults } from './faults.ts'
import { type Bucket, openBucket } from './graphql/cost.ts'
import type { BulkOperations } from './graphql/bulk-part.ts'
import type { Executor } from './graphql/executor.ts'
import type { Call } from './graphql/part.ts'
import type { Installs } from './installs.ts'
import { type Shop, shopId } from './shops.ts'
import type { Stores } from './store/stores.ts'

type Env = { Bindings: HttpBindings; Variables: { call: Call; fault: string } }

interface Api {
  url: string
  installs: Installs
  stores: Stores
  executor: Executor
  bulk: BulkOperations
  faults: Faults
}

const question = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})

/** Longer than anybody should wait. */
const hangMs = 30_000
const cutAfter = 20_000

/** The Admin API, for callers with the store's token, and the files of bulk operations. */
export function adminApi({ url, installs, stores, executor, bulk, faults }: Api) {
  const app = new Hono<Env>()
  const buckets = new Map<string, { bucket: Bucket; points: number | undefined }>()

  /** A store's bucket is a new one when its size was changed. */
  function bucketOf(shop: string): Bucket {
    const points = faults.points()
    const known = buckets.get(shop)
    if (known && known.points === points) return known.bucket
    const bucket = openBucket(points, points)
    buckets.set(shop, { bucket, points })
    return bucket
  }

  const withToken = createMiddleware<Env>(async (c, next) => {
    const store = stores.find(c.req.param('shop') ?? '')
    const token = c.req.header('x-shopify-access-token')
    const install = store && installs.find(store.shop.domain)
    const isKnown = store && token && installs.isToken(store.shop.domain, token, faults.tokenLife())
    const fault = faults.meetCall(await c.req.text())
    if (!isKnown || !install || fault === 'unauthorized') {
      const text = '[API] Invalid API key or access token (unrecognized login or wrong password)'
      return c.json({ errors: text }, 401)
    }
    if (fault === 'forbidden') return c.json({ errors: '[API] This action requires merchant approval' }, 403)
    if (fault === 'broken') return c.text('Internal Server Error', 503)
    if (fault === 'hang') await sleep(hangMs, undefined, { ref: false })
    if (fault === 'nonsense') return c.text('{"data": {', 200)
    if (fault === 'throttled') {
      const throttleStatus = { ...bucketOf(store.shop.domain).status(), currentlyAvailable: 0 }
      return c.json({
        errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
        extensions: { cost: { requestedQueryCost: 50, actualQueryCost: null, throttleStatus } },
      })
    }
    c.set('fault', fault)
    c.set('call', { shop: store.shop, store, scopes: new Set(install.scope.split(',')), url })
    return next()
  })

  app.post('/:shop/admin/api/:version/graphql.json', withToken, async (c) => {
    const asked = question.safeParse(await c.req.json().catch(() => undefined))
    if (!asked.success) return c.json({ errors: { query: 'Required parameter missing or invalid' } }, 400)
    const { call } = c.var
    const answer = await executor.answer(asked.data, call, bucketOf(call.shop.domain))
    if (faults.delay() > 0) await sleep(faults.delay(), undefined, { ref: false })
    if (c.var.fault !== 'lost-answer') return c.json(answer)
    // The request was carried out, but its answer is lost.
    c.env.outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  })

  // Anybody with the address may read it, as with Shopify's files.
  app.get('/:shop/_bulk/:file{\\d+\\.jsonl}', (c) => {
    const lines = bulk.lines(c.req.param('shop'), Number.parseInt(c.req.param('file'), 10))
    if (!lines) return c.text('No such file', 404)
    const isCut = faults.meet('file') === 'cut'
    return c.body(bytesOf(isCut ? cut(lines) : lines), 200, { 'content-type': 'application/jsonl' })
  })

  return app
}

function bytesOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}

/** Ends in the middle of a line, as when the connection breaks. */
async function* cut(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  let sent = 0
  for await (const text of lines) {
    sent += text.length
    if (sent > cutAfter) {
      yield text.slice(0, text.length / 2)
      return
    }
    yield text
  }
}

export function shopJson(shop: Shop) {
  return {
    id: shopId(shop),
    name: shop.name,
    email: shop.email,
    domain: shop.domain,
    myshopify_domain: shop.domain,
    shop_owner: shop.owner,
    currency: shop.currency,
    country_code: shop.country,
    iana_timezone: shop.zone,
  }
}
