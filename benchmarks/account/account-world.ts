import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNotNull } from 'drizzle-orm'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { openPostgres } from '#database/client.server.ts'
import { accountHosts } from '#database/schema/shoppers.ts'
import { storeOrders, storeSyncs } from '#database/schema/stores.ts'
import { freePort, startPostgres } from '../../tests/support/embedded-postgres.ts'
import { startServer } from '../../tests/support/faults/server-process.ts'
import { startSandboxProcess } from '../sandbox-process.ts'
import { startSlowShopify } from './slow-shopify.ts'

export const secretKey = 'a-secret-of-more-than-thirty-two-bytes-1'
/** The demo's other merchant, whose store has 10,000 orders. */
export const shop = 'hafenlicht.myshopify.com'
export const slug = 'bench-store'
/** More than the questions of this bench cost. A real store gives an app 100 points a second, or 2,000 on Shopify Plus. */
const points = 1_000_000

interface Asked {
  method?: string
  cookie?: string
  body?: object
  /** Each shopper comes from an address of their own. */
  ip?: string
}

export type AccountWorld = Awaited<ReturnType<typeof openAccountWorld>>

/** The built server on PostgreSQL, with a store whose customer accounts are open, and its orders copied. */
export async function openAccountWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const postgres = await startPostgres(folder)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const sandbox = await startSandboxProcess(url)
  const shopify = await startSlowShopify(sandbox.url)
  const env = {
    ...sandbox.settings.mail,
    ...sandbox.settings.shopify,
    SHOPIFY_SHOP_URL: sandbox.settings.shopify.SHOPIFY_SHOP_URL.replace(sandbox.url, shopify.url),
    PORT: String(port),
    PUBLIC_BASE_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    SECRET_KEYS: secretKey,
    TRUSTED_PROXIES: '127.0.0.1',
    SESSION_CALLS_PER_MINUTE: '10000000',
    LOG_LEVEL: 'silent',
  }
  let server = await startServer(env)
  await fetch(`${sandbox.url}/shopify/_faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ points }),
  })
  const merchant = await signIn(url)
  await allow(merchant, '/shopify/grant/start', { shop })
  await allow(merchant, '/merchant/customer_accounts/scopes', {})
  await merchant('/merchant/customer_accounts', {
    is_on: true,
    slug,
    theme: 'elite',
    brand_name: 'Bench Store',
  })
  const database = await openPostgres(postgres.url, 'src/database/migrations')
  const untilLive = async () => {
    for (;;) {
      const [sync] = await database.db.select().from(storeSyncs).where(eq(storeSyncs.shop, shop))
      if (sync?.state === 'live') return
      await sleep(200)
    }
  }
  await untilLive()
  // In its first seconds the server still compresses its pages as small as they go.
  await sleep(20_000)
  const [host] = await database.db.select().from(accountHosts).where(eq(accountHosts.slug, slug))
  if (!host) throw new Error('Customer accounts are not open.')
  const orders = await database.db
    .select({ id: storeOrders.id, name: storeOrders.name, customerId: storeOrders.customerId })
    .from(storeOrders)
    .where(and(eq(storeOrders.outletId, host.outletId), isNotNull(storeOrders.customerId)))
    .orderBy(storeOrders.id)

  const agent = new Agent({ keepAlive: true, maxSockets: 500 })
  /** A request to the store's own host; how long it took is in it. */
  const ask = (path: string, { method = 'GET', cookie, body, ip = '203.0.113.1' }: Asked = {}) =>
    new Promise<{ status: number; text: string; cookies: string[]; ms: number }>((resolve, reject) => {
      const from = performance.now()
      const name = `${slug}.localhost:${port}`
      const headers = {
        host: name,
        'x-forwarded-for': ip,
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json', origin: `http://${name}` }),
      }
      const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            cookies: (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? ''),
            ms: performance.now() - from,
          }),
        )
      })
      sent.on('error', reject)
      sent.end(body && JSON.stringify(body))
    })

  return {
    /** As a browser writes it. */
    origin: `http://${slug}.localhost:${port}`,
    host,
    orders: orders.flatMap(({ customerId, ...order }) =>
      customerId === null ? [] : [{ ...order, customerId }],
    ),
    db: database.db,
    ask,
    shopify: shopify.state,
    sandboxUrl: sandbox.url,
    merchant,
    untilLive,
    get pid() {
      return server.pid
    },
    kill: () => server.kill(),
    start: async () => {
      server = await startServer(env)
    },
    close: async () => {
      agent.destroy()
      await database.close()
      await server.stop()
      await shopify.close()
      await sandbox.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Post = (path: string, body: object) => Promise<Record<string, unknown>>
type Read = (path: string) => Promise<void>

async function signIn(url: string): Promise<Post & { cookie: string; url: string; read: Read }> {
  const headers = { 'content-type': 'application/json', origin: url }
  const [, { email, password }] = demoMerchants
  const answer = await fetch(`${url}/api/merchant/login/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await answer.json()) as SessionView
  let cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const post = async (path: string, body: object) => {
    const got = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, cookie, authorization: `Bearer ${token.access}` },
      body: JSON.stringify(body),
    })
    for (const line of got.headers.getSetCookie()) cookie += `; ${line.split(';')[0]}`
    const text = await got.text()
    if (!got.ok) throw new Error(`${path}: ${got.status} ${text}`)
    return JSON.parse(text) as Record<string, unknown>
  }
  const read = async (path: string) => {
    const got = await fetch(`${url}/api${path}`, {
      headers: { cookie, authorization: `Bearer ${token.access}` },
    })
    const text = await got.text()
    if (!got.ok) throw new Error(`${path}: ${got.status} ${text}`)
  }
  return Object.defineProperty(Object.assign(post, { cookie: '', url, read }), 'cookie', {
    get: () => cookie,
  })
}

/** Asks for a grant, says yes at Shopify and comes back. */
export async function allow(merchant: Post & { cookie: string }, path: string, body: object): Promise<void> {
  const { url } = await merchant(path, body)
  const decision = new URLSearchParams({ decision: 'install' })
  const answer = await fetch(String(url), { method: 'POST', body: decision, redirect: 'manual' })
  const back = answer.headers.get('location') ?? ''
  const { status } = await fetch(back, { headers: { cookie: merchant.cookie }, redirect: 'manual' })
  if (status !== 303) throw new Error(`Shopify's way back ended with ${status}.`)
}
