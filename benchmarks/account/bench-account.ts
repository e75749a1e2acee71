import { chromium } from '@playwright/test'
import { createKeys } from '#domain/keys.server.ts'
import { hashSecret, newSecret } from '#domain/identifiers.ts'
import { codeHash } from '#domain/shoppers/sign-in-by-code.ts'
import { orderLinks, shopperCodes } from '#database/schema/shoppers.ts'
import { browserFlags, ensureBrowser, journeyBrowserPath } from '../../scripts/find-browser.ts'
import { firstLoad, firstLoadTable } from '../apps/first-loads.ts'
import { cpuSeconds } from '../process/process-figures.ts'
import { figures } from '../report.ts'
import { type AccountWorld, openAccountWorld, secretKey } from './account-world.ts'

const shopifyMs = 200
const looks = 200
const shoppersPerSecond = 50
const seconds = 20

/** What the customer account of a store weighs and how fast it answers, on PostgreSQL. */
export async function benchAccount(): Promise<void> {
  await ensureBrowser(console.log)
  const world = await openAccountWorld()
  try {
    await pages(world)
    const print = figures(`customer account, on PostgreSQL, beside a Shopify that answers in ${shopifyMs} ms`)
    world.shopify.delayMs = shopifyMs
    print('an order page, p95 (target: at most 300 ms)', await orderPages(world))
    print(
      `${shoppersPerSecond} shoppers a second for ${seconds} s, each with four calls: asks for a code, signs in by link or code, reads the orders and one of them (target: no errors)`,
      await everybodyAtOnce(world),
    )
  } finally {
    await world.close()
  }
}

async function pages(world: AccountWorld): Promise<void> {
  const browser = await chromium.launch({ executablePath: journeyBrowserPath(), args: browserFlags })
  try {
    const [order] = world.orders
    if (!order) throw new Error('The store has no orders.')
    const cookie = await signInByCode(world, order.customerId)
    const [name = '', value = ''] = cookie.split('=')
    const storageState = {
      cookies: [
        {
          name,
          value,
          domain: new URL(world.origin).hostname,
          path: '/',
          expires: -1,
          httpOnly: true,
          secure: false,
          sameSite: 'Lax' as const,
        },
      ],
      origins: [],
    }
    const own = ['', '/orders', `/orders/${order.id}`, '/profile', '/addresses', '/security']
    const rows = [['/account/sign-in', ...(await firstLoad(browser, `${world.origin}/account/sign-in`))]]
    for (const path of own) {
      const cells = await firstLoad(browser, `${world.origin}/account${path}`, storageState)
      rows.push([`/account${path.replace(/\d+/, '…')}`, ...cells])
    }
    firstLoadTable(rows)
  } finally {
    await browser.close()
  }
}

/** Each look is at another order, so that nothing is remembered; one at a time. */
async function orderPages(world: AccountWorld): Promise<string> {
  const looked = world.orders.slice(0, looks)
  const times: number[] = []
  for (const { id, customerId } of looked) {
    const cookie = await signInByCode(world, customerId)
    const { status, ms } = await world.ask(`/account/orders/${id}`, { cookie })
    if (status !== 200) throw new Error(`An order page answered ${status}.`)
    times.push(ms)
  }
  return `${atShare(times, 0.95)} ms (median ${atShare(times, 0.5)} ms, ${times.length} pages, one at a time)`
}

/** A shopper begins every 20 ms, whatever became of those before. */
async function everybodyAtOnce(world: AccountWorld): Promise<string> {
  const shoppers = shoppersPerSecond * seconds
  await readOnce(world, shoppers)
  const secrets = await Promise.all(Array.from({ length: shoppers }, (_, place) => prepare(world, place)))
  const cpuBefore = cpuSeconds(world.pid)
  const errors = new Map<string, number>()
  const times: number[] = []
  const starts = performance.now()
  const visits = secrets.map(async (secret, place) => {
    await at(starts + (place * 1000) / shoppersPerSecond)
    const from = performance.now()
    try {
      await visit(world, secret, place)
      times.push(performance.now() - from)
    } catch (error) {
      const text = String(error)
      errors.set(text, (errors.get(text) ?? 0) + 1)
    }
  })
  await Promise.all(visits)
  const failed = [...errors].map(([text, count]) => `${count} × ${text}`).join('; ')
  const took = ((performance.now() - starts) / 1000).toFixed(1)
  const cpu = (((cpuSeconds(world.pid) - cpuBefore) * 1000) / shoppers).toFixed(0)
  return `${failed || 'no errors'}; ${times.length} visits in ${took} s, p95 of all four calls together ${atShare(times, 0.95)} ms, ${cpu} ms of our processor time a visit with its email job`
}

/** So that the sandbox has answered each of its questions before, and does not work beside us. */
async function readOnce(world: AccountWorld, shoppers: number): Promise<void> {
  world.shopify.delayMs = 0
  world.shopify.remembers = true
  for (let place = 0; place < shoppers; place += 1) {
    await visit(world, await prepare(world, place), place + shoppers)
  }
  world.shopify.delayMs = shopifyMs
}

type Secret = Awaited<ReturnType<typeof prepare>>

async function visit(world: AccountWorld, { way, body, order }: Secret, place: number): Promise<void> {
  const ip = `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}`
  const must = async (path: string, asked: Parameters<AccountWorld['ask']>[1]) => {
    const answer = await world.ask(`/api/account${path}`, { ...asked, ip })
    if (answer.status !== 200) throw new Error(`${path.split('?')[0]} answered ${answer.status}`)
    return answer
  }
  await must('/code', { method: 'POST', body: { contact: `shopper-${place}@bench.example` } })
  const { cookies } = await must(way === 'link' ? '/link' : '/code/check', { method: 'POST', body })
  const cookie = cookies.join('; ')
  await must('/orders', { cookie })
  const { text } = await must(`/order?id=${order.id}`, { cookie })
  if (!(JSON.parse(text) as { is_live: boolean }).is_live) throw new Error('an order came from our copy')
}

/** What the email to a shopper would hold. */
async function prepare(world: AccountWorld, place: number) {
  const order = world.orders[place % world.orders.length]
  if (!order) throw new Error('The store has no orders.')
  return place % 2
    ? { order, way: 'link' as const, body: { token: await newLink(world, order) } }
    : { order, way: 'code' as const, body: await newCode(world, order.customerId) }
}

const soon = () => ({ createdAt: new Date(), expiresAt: new Date(Date.now() + 10 * 60_000) })

async function newLink({ db, host }: AccountWorld, { id, name }: { id: number; name: string }) {
  const token = newSecret()
  const { outletId, companyId } = host
  await db
    .insert(orderLinks)
    .values({ hash: hashSecret(token), outletId, companyId, orderId: id, orderName: name, ...soon() })
  return token
}

async function newCode({ db, host }: AccountWorld, customerId: number) {
  const request = newSecret()
  const requestHash = hashSecret(request)
  const code = '123456'
  const { outletId, companyId } = host
  await db.insert(shopperCodes).values({
    requestHash,
    outletId,
    companyId,
    codeHash: codeHash(createKeys([secretKey]), requestHash, code),
    contactEnc: '',
    customerId,
    triesLeft: 5,
    ...soon(),
  })
  return { request, code }
}

async function signInByCode(world: AccountWorld, customerId: number): Promise<string> {
  const body = await newCode(world, customerId)
  const { status, cookies } = await world.ask('/api/account/code/check', { method: 'POST', body })
  if (status !== 200) throw new Error(`The sign-in answered ${status}.`)
  return cookies.join('; ')
}

const at = (moment: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())))

const atShare = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(0)
