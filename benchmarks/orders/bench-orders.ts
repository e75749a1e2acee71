import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { customersQuery } from '#contract/customers/shapes.ts'
import { messageListQuery } from '#contract/messages/shapes.ts'
import { ordersQuery } from '#contract/orders/shapes.ts'
import { openPostgres } from '#database/client.server.ts'
import { listCustomers } from '#domain/customers/list-customers.ts'
import { viewCustomer } from '#domain/customers/view-customer.ts'
import { viewDashboard } from '#domain/dashboard/view-dashboard.ts'
import { listMessages } from '#domain/messages/list-messages.ts'
import { listChanges } from '#domain/order-windows/changes/list-changes.ts'
import { listOrders } from '#domain/orders/list-orders.ts'
import { startOwnPostgres } from '../../tests/support/embedded-postgres.ts'
import { figures } from '../report.ts'
import { type FilledStore, fillStore } from './filled-store.ts'
import { timesOf } from './times.ts'

const rounds = 100
const deepPage = 200

/** `npm run bench orders [count]`: how long the merchant's lists take on PostgreSQL, inside the process. */
export async function benchOrders([count = 100_000]: number[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'infiniti-bench-'))
  const server = await startOwnPostgres(folder)
  const database = await openPostgres(server.url, 'src/database/migrations')
  try {
    const figure = figures(`Lists of a store with ${count.toLocaleString('en')} orders and as many customers`)
    for (const [what, list] of Object.entries(await listsOf(await fillStore(server.url, database, count)))) {
      await list()
      figure(`${what}, p95 (median)`, await timesOf(list, { rounds }))
    }
  } finally {
    await database.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function listsOf({ ctx, outlet }: FilledStore): Promise<Record<string, () => Promise<unknown>>> {
  const orders = (query: object) => () => listOrders(ctx, outlet, ordersQuery.parse(query))
  const customers = (query: object) => () => listCustomers(ctx, outlet, customersQuery.parse(query))
  const messages = (query: object) => () => listMessages(ctx, outlet, messageListQuery.parse(query))
  const changes = (cursor: string) => () => listChanges(ctx, outlet, { cursor })
  const month = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const cursor = await cursorOf((at) => orders({ cursor: at })(), deepPage)
  return {
    'orders, first page': orders({}),
    [`orders, page ${deepPage}`]: orders({ cursor }),
    'orders: not cancelled': orders({ state: 'kept' }),
    'orders: not sent (none)': orders({ state: 'open' }),
    'orders: sent': orders({ state: 'sent' }),
    'orders: delivered': orders({ state: 'delivered' }),
    'orders: not delivered': orders({ state: 'undelivered' }),
    'orders: returned': orders({ state: 'returned' }),
    'orders: cancelled': orders({ state: 'cancelled' }),
    'orders: cash': orders({ payment: 'cash' }),
    'orders: paid': orders({ payment: 'paid' }),
    'orders: unpaid': orders({ payment: 'unpaid' }),
    'orders: refunded': orders({ payment: 'refunded' }),
    'orders: cash, not delivered': orders({ state: 'undelivered', payment: 'cash' }),
    'orders: window open': orders({ window: 'open' }),
    'orders: changed by the shopper': orders({ window: 'changed' }),
    'orders: window ended': orders({ window: 'ended' }),
    'orders: no window': orders({ window: 'none' }),
    'orders: first-time buyers': orders({ buyer: 'first' }),
    'orders: returning buyers': orders({ state: 'kept', buyer: 'returning' }),
    'orders: a value that few reach': orders({ least: '4990' }),
    'orders: a value that none reaches': orders({ least: '99999' }),
    'orders: cancelled, cash, window ended, 4,000 and more': orders({
      state: 'cancelled',
      payment: 'cash',
      window: 'ended',
      least: '4000',
    }),
    'orders: the last 30 days': orders({ from: month }),
    'orders: of one customer': orders({ customer: '77' }),
    'orders: with one product': orders({ product: '42' }),
    'orders: with a product that nobody bought': orders({ product: '4242' }),
    'orders: one by its number': orders({ search: '#77777' }),
    'customers, first page': customers({}),
    [`customers, page ${deepPage}`]: customers({
      cursor: await cursorOf((at) => customers({ cursor: at })(), deepPage),
    }),
    'one customer': () => viewCustomer(ctx, outlet, 77),
    'dashboard of 90 days': () => viewDashboard(ctx, { days: 90, outlet: 'all' }),
    'changes, first page': changes(''),
    'messages, first page': messages({}),
    'messages: failed': messages({ state: 'failed' }),
    'messages: by SMS (none)': messages({ channel: 'sms' }),
  }
}

/** Where page `page` of a list begins. */
async function cursorOf(
  list: (cursor: string) => Promise<{ next: string | null }>,
  page: number,
): Promise<string> {
  let cursor = ''
  for (let read = 1; read < page; read += 1) cursor = (await list(cursor)).next ?? cursor
  return cursor
}
