import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { eq, sql } from 'drizzle-orm'
import { shopperCookie } from '#contract/account/paths.ts'
import type { Database } from '#database/client.server.ts'
import { accountHosts, shopperSessions } from '#database/schema/shoppers.ts'
import { hashSecret, newId, newSecret } from '#domain/identifiers.ts'
import type { Order } from '#sandbox/shopify/store/orders.ts'
import { signedBody } from '../store-owner.ts'
import { usualRules } from '../window-rules.ts'
import { connectStore } from './connect-store.ts'

interface Answer {
  status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- each caller knows which call it made
  body: any
}

interface Place {
  server: () => { url: string }
  port: string
  sandboxUrl: string
  database: Database
  shop: string
  slug: string
}

/** A store with order windows behind a real server: what its merchant, its shoppers and its warehouse do. */
export function windowShop({ server, port, sandboxUrl, database, shop, slug }: Place) {
  const { db } = database
  const admin = `${sandboxUrl}/shopify/${shop}/admin/orders`
  const json = { accept: 'application/json' }

  /** A shopper's call at the store's own host; no answer at all counts as status 0. */
  function call(cookie: string, path: string, body?: object): Promise<Answer> {
    const text = body && JSON.stringify(body)
    const host = `${slug}.localhost:${port}`
    return new Promise((resolve) => {
      const gone = () => resolve({ status: 0, body: {} })
      const headers = {
        host,
        origin: `http://${host}`,
        cookie: `${shopperCookie(false)}=${cookie}`,
        ...(text && { 'content-type': 'application/json' }),
      }
      const sent = request(
        `${server().url}/api/account${path}`,
        { method: text ? 'POST' : 'GET', headers },
        (answer) => {
          let all = ''
          answer.on('data', (part: Buffer) => (all += part.toString()))
          answer.on('error', gone)
          answer.on('close', gone)
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(all) }))
        },
      )
      sent.on('error', gone)
      sent.end(text)
    })
  }

  const see = async (id: number): Promise<Order> => {
    const answer = await fetch(`${admin}/${id}`, { headers: json })
    return (await answer.json()) as Order
  }

  return {
    call,
    /** The order as Shopify has it. */
    see,

    /** The demo's merchant connects the store, and switches customer accounts and order windows on. */
    async open(): Promise<void> {
      const visitor = await connectStore(server(), shop)
      const approve = async (path: string) => {
        const { answered } = await visitor.ask(`${path}/scopes`, { body: {} })
        const decision = new URLSearchParams({ decision: 'install' })
        const answer = await fetch(String(answered.url), {
          method: 'POST',
          body: decision,
          redirect: 'manual',
        })
        await visitor.ask(`/shopify/callback${new URL(answer.headers.get('location') ?? '').search}`)
      }
      await approve('/merchant/customer_accounts')
      const accounts = { is_on: true, slug, theme: 'armani', brand_name: 'Window' }
      const switched = await visitor.ask('/merchant/customer_accounts', { body: accounts })
      await approve('/merchant/order_window')
      const set = await visitor.ask('/merchant/order_window', { body: usualRules })
      if (switched.status !== 200 || set.status !== 200) {
        throw new Error(`No order windows: ${JSON.stringify([switched.answered, set.answered])}`)
      }
    },

    async place(count: number, options: Record<string, string> = {}): Promise<number[]> {
      const body = new URLSearchParams({ count: String(count), ...options })
      const answer = await fetch(admin, { method: 'POST', headers: json, body })
      return ((await answer.json()) as { ids: number[] }).ids
    },

    /** Somebody at the store does this to an order. */
    async act(id: number, act: string): Promise<void> {
      const answer = await fetch(`${admin}/${id}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ act }),
      })
      await answer.body?.cancel()
    },

    /** Shopify says that something happened to the order. */
    async tell(id: number): Promise<void> {
      const body = JSON.stringify({ id })
      const answer = await fetch(`${server().url}/api/shopify/webhooks`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-shopify-topic': 'orders/updated',
          'x-shopify-shop-domain': shop,
          'x-shopify-webhook-id': randomUUID(),
          'x-shopify-triggered-at': new Date().toISOString(),
          'x-shopify-hmac-sha256': signedBody(body),
        },
      })
      await answer.body?.cancel()
    },

    /** The order's customer, signed in. */
    async enter(id: number): Promise<string> {
      const [host] = await db.select().from(accountHosts).where(eq(accountHosts.slug, slug))
      if (!host) throw new Error('No account here')
      const now = new Date()
      const secret = newSecret()
      await db.insert(shopperSessions).values({
        id: newId(now),
        outletId: host.outletId,
        companyId: host.companyId,
        secretHash: hashSecret(secret),
        way: 'code',
        customerId: (await see(id)).customer,
        orderId: null,
        device: 'test',
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + 60 * 60_000),
      })
      return secret
    },

    /** Begins an edit, and answers with what saves it. */
    async calculate(cookie: string, id: number, wanted: { quantity?: number; isOther?: boolean }) {
      const { body: form } = await call(cookie, `/order/edit?id=${id}`)
      const [line] = form.lines
      const variant = wanted.isOther ? line.variants.at(-1).id : line.variant_id
      const lines = [{ id: line.id, variant_id: variant, quantity: wanted.quantity ?? line.quantity }]
      const asked = { id: String(id), version: form.version, key: randomUUID(), lines }
      const { status, body } = await call(cookie, '/order/edit/totals', asked)
      if (status !== 200) throw new Error(`No totals: ${JSON.stringify(body)}`)
      return { id: String(id), change_id: String(body.change_id) }
    },

    async newAddress(cookie: string, id: number, address1: string) {
      const { body } = await call(cookie, `/order/edit?id=${id}`)
      return { id: String(id), version: body.version, key: randomUUID(), ...body.address, address1 }
    },

    /** While no server runs: every window has ended, also for what was to be paid, and everything is due. */
    async letTimePass(): Promise<void> {
      await db.execute(sql`update order_changes set updated_at = updated_at - interval '1 minute'`)
      await db.execute(sql`update order_windows set due_at = now() where due_at is not null`)
      await db.execute(sql`update order_windows set ends_at = least(ends_at, now() - interval '11 minutes')`)
    },
  }
}

export type WindowShop = ReturnType<typeof windowShop>
