import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBrowser } from '../../google/test-browser.ts'
import { listen } from '../../listen.ts'
import { type Sandbox, startSandbox } from '../../start.ts'
import { makeApp, shop } from '../test-app.ts'

/** No address of the store begins so: the browser follows every redirect. */
const nowhere = 'http://127.0.0.1:9'
const notebook = 80_000_001
const soap = 80_000_701
const blackLamp = 80_000_202

const topics: string[] = []
const server = createServer(async (request, response) => {
  for await (const _ of request) void _
  topics.push(String(request.headers['x-shopify-topic']))
  response.end()
})
let sandbox: Sandbox
let app: ReturnType<typeof makeApp>
let token: string

beforeAll(async () => {
  const appUrl = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, appUrl })
  app = makeApp(sandbox, appUrl)
  token = await app.install()
})
afterAll(async () => {
  await sandbox.close()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const shopper = {
  email: 'Tara.Rao@mail.example',
  phone: '98450 12345',
  firstName: 'Tara',
  lastName: 'Rao',
  address1: '12 Church Street',
  address2: '',
  city: 'Bengaluru',
  province: 'Karnataka',
  zip: '560001',
  country: 'IN',
  payment: 'cash',
  card: '',
}

function visit(domain = shop, at = sandbox) {
  const browser = makeBrowser()
  const home = `${at.url}/shopify/${domain}`
  return (path: string, form?: Record<string, string>) =>
    browser.open(`${home}${path}`, nowhere, form && new URLSearchParams(form))
}

const orderId = (url: string) => Number(/thank-you\/(\d+)$/.exec(url)?.[1])
const orderQuery = `query($id: ID!) { node(id: $id) { ... on Order { name displayFinancialStatus displayFulfillmentStatus
  totalPriceSet { shopMoney { amount } } customer { id numberOfOrders } lineItems(first: 9) { nodes { title quantity } } } } }`
const orderOf = async (id: number) =>
  (await (await app.ask(token, orderQuery, { id: `gid://shopify/Order/${id}` })).json()).data.node

describe('a storefront', () => {
  it('sells from the list to the thank-you page, and the app hears of it', async () => {
    const go = visit()
    expect((await go('')).text).toContain('₹387.00')
    await go('/cart/add', { id: String(notebook) })
    expect((await go('/cart/add', { id: String(soap), quantity: '2' })).text).toContain('Soap bar')
    const full = await go('/cart', {
      [`quantity_${notebook}`]: '3',
      [`quantity_${soap}`]: '0',
      next: 'checkout',
    })
    expect(full.text).toContain('Place order')
    const end = await go('/checkout', shopper)
    expect(end.text).toContain('to be paid in cash on delivery')
    expect(await orderOf(orderId(end.url))).toMatchObject({
      name: expect.stringMatching(/^#\d+$/),
      displayFinancialStatus: 'PENDING',
      displayFulfillmentStatus: 'UNFULFILLED',
      totalPriceSet: { shopMoney: { amount: '1161.00' } },
      lineItems: { nodes: [{ title: 'Field notebook', quantity: 3 }] },
    })
    await expect.poll(() => topics).toContain('orders/create')
    expect(topics).toContain('customers/create')
    expect((await go('/cart')).text).toContain('Your cart is empty')
  })

  it('finds a customer by email, whatever its case, or by phone', async () => {
    const buy = async (changes: Partial<typeof shopper>) => {
      const go = visit()
      await go(`/cart/${soap}:1`)
      return (await orderOf(orderId((await go('/checkout', { ...shopper, ...changes })).url))).customer.id
    }
    const first = await buy({})
    expect(await buy({ email: 'TARA.RAO@mail.example', phone: '', address1: '1 Other Road' })).toBe(first)
    expect(await buy({ email: '', phone: '+91 98450 12345' })).toBe(first)
    expect(await buy({ email: 'somebody@mail.example', phone: '' })).not.toBe(first)
  })

  it('fills the cart from a link, and leaves out what is not sold', async () => {
    const go = visit()
    const checkout = await go(`/cart/${notebook}:2,1234:1?checkout[email]=a@mail.example`)
    expect(checkout.url).toContain('/checkout')
    expect(checkout.text).toContain('× 2')
    expect(checkout.text).toContain('value="a@mail.example"')
    expect((await go(`/cart/${soap}:1?storefront=true`)).url).toMatch(/\/cart$/)
    expect(await go('/cart/1234:1')).toMatchObject({
      status: 404,
      text: expect.stringContaining('no longer sold'),
    })
  })

  it('charges for shipping below a sum, and adds tax where prices are without', async () => {
    const go = visit()
    await go(`/cart/${soap}:1`)
    expect(
      await orderOf(orderId((await go('/checkout', { ...shopper, payment: 'card' })).url)),
    ).toMatchObject({ displayFinancialStatus: 'PAID', totalPriceSet: { shopMoney: { amount: '274.00' } } })
    const american = visit('some-shed.myshopify.com')
    const page = await american(`/cart/${soap}:1`)
    expect(page.text).toContain('$14.10')
  })

  it('says what is wrong and orders nothing', async () => {
    const go = visit()
    expect((await go('/checkout')).text).toContain('Your cart is empty')
    await go(`/cart/${soap}:1`)
    for (const [changes, says] of [
      [{ email: '', phone: '' }, 'Enter an email address or a phone number.'],
      [{ email: 'nonsense' }, 'Enter a valid email address.'],
      [{ phone: '12' }, 'Enter a valid phone number.'],
      [{ zip: '12' }, 'Enter a valid postal code.'],
      [{ province: '' }, 'Enter a state.'],
      [{ payment: 'card', card: '2' }, 'The card was declined.'],
      [{ country: 'XX' }, 'Choose a country.'],
    ] as const) {
      const answer = await go('/checkout', { ...shopper, ...changes })
      expect(answer).toMatchObject({ status: 400, text: expect.stringContaining(says) })
    }
    expect((await go('/cart')).text).toContain('Soap bar')
    expect((await fetch(`${sandbox.url}/shopify/nowhere.example`)).status).toBe(404)
  })

  it('[WIN-06] counts its stock: few are shown, none can be chosen, too many are not sold', async () => {
    const go = visit('stock-shed.myshopify.com')
    const page = (await go('')).text
    expect(page).toContain('3 left')
    expect(page).toMatch(/disabled>\s*Large[^<]*sold out/)
    const american = {
      ...shopper,
      country: 'US',
      province: 'Texas',
      zip: '73301',
      phone: '',
      payment: 'card',
    }
    await go(`/cart/${blackLamp}:4`)
    expect(await go('/checkout', american)).toMatchObject({
      status: 409,
      text: expect.stringContaining('Only 3 of Desk lamp, Black are left.'),
    })
    await go(`/cart/${blackLamp}:3`)
    expect((await go('/checkout', american)).text).toContain('Thank you')
    await go('/admin/stock', { variant: String(soap), count: '1' })
    await go(`/cart/${blackLamp}:1,${soap}:1`)
    expect((await go('/checkout', american)).text).toContain('Desk lamp, Black is sold out.')
  })

  it('keeps orders and customers over a restart', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'))
    const options = { httpPort: 0, smtpPort: 0, appUrl: nowhere, dataDir }
    const first = await startSandbox(options)
    const go = visit(shop, first)
    await go(`/cart/${soap}:1`)
    const { url } = await go('/checkout', shopper)
    await first.close()
    const second = await startSandbox(options)
    const path = `/admin/orders/${orderId(url)}`
    expect((await visit(shop, second)(path)).text).toContain('Tara Rao')
    await second.close()
    await rm(dataDir, { recursive: true })
  })
})

describe('an order in the store’s admin', () => {
  it('moves from packed to delivered, with a carrier’s page', async () => {
    const go = visit()
    await go(`/cart/${soap}:1`)
    const id = orderId((await go('/checkout', shopper)).url)
    const path = `/admin/orders/${id}`
    const act = (name: string) => go(path, { act: name, page: 'order' })
    expect((await go(path)).text).toContain('Nothing has been packed yet.')
    const packed = await act('fulfill')
    expect(packed.text).toContain('Label printed')
    for (const name of ['transit', 'out', 'deliver']) await act(name)
    expect(await orderOf(id)).toMatchObject({ displayFulfillmentStatus: 'FULFILLED' })
    const tracking = /\/track\/SB\d+/.exec(packed.text)?.[0] ?? ''
    const carrier = await go(tracking)
    for (const says of ['Delivered', 'Out for delivery', 'In transit', 'Label printed']) {
      expect(carrier.text).toContain(says)
    }
    const paid = await act('pay')
    expect(paid.text).not.toContain('Payment pending')
    expect((await act('refund-all')).text).toContain('Refunded')
    expect(await orderOf(id)).toMatchObject({ displayFinancialStatus: 'REFUNDED' })
  })

  it('cancels an unpaid order, which is then void', async () => {
    const go = visit()
    await go(`/cart/${soap}:1`)
    const id = orderId((await go('/checkout', shopper)).url)
    const page = await go(`/admin/orders/${id}`, { act: 'cancel', page: 'order' })
    expect(page.text).toContain('Voided')
    expect(page.text).not.toContain('value="fulfill"')
  })

  it('[WIN-10] takes a cash order’s money by card on its payment page, once', async () => {
    const go = visit()
    await go(`/cart/${soap}:1`)
    const id = orderId((await go('/checkout', shopper)).url)
    const admin = (await go(`/admin/orders/${id}`)).text
    const path = /\/checkouts\/\d+\/[0-9a-f]{32}\/pay/.exec(admin)?.[0] ?? ''
    const page = await go(path)
    expect(page.text).toContain('Pay ₹274.00')
    const pay = (form: Record<string, string>) => go(path, { amount: '27400', card: '1', ...form })
    expect(await pay({ card: '2' })).toMatchObject({ status: 402, text: expect.stringContaining('declined') })
    expect(await pay({ amount: '100' })).toMatchObject({
      status: 409,
      text: expect.stringContaining('changed'),
    })
    expect(await orderOf(id)).toMatchObject({ displayFinancialStatus: 'PENDING' })
    const [paid, again] = await Promise.all([pay({}), pay({})])
    for (const { text } of [paid, again]) expect(text).toContain('Nothing is left to pay.')
    expect(await orderOf(id)).toMatchObject({ displayFinancialStatus: 'PAID' })
    expect((await go(`/admin/orders/${id}`)).text.match(/by card/g)).toHaveLength(1)
    expect((await go(path.replace(/[0-9a-f]{32}/, '0'.repeat(32)))).status).toBe(404)
  })

  it('[WIN-07] shows what is to be sent and who holds it; staff hold, release, edit and pack', async () => {
    const go = visit()
    await go(`/cart/${soap}:1`)
    const path = `/admin/orders/${orderId((await go('/checkout', shopper)).url)}`
    const act = async (name: string) => (await go(path, { act: name, page: 'order' })).text
    await expect.poll(async () => (await go(path)).text).toContain('To send 1')
    expect(await act('hold')).toContain('On hold by Fraud Filter: high risk of fraud')
    expect(await act('unhold')).not.toContain('On hold')
    expect(await act('edit')).toContain('Soap bar × 2')
    expect(await act('remove')).toContain('Soap bar × 1')
    expect(await act('hold')).toContain('Release all holds')
    expect(await act('fulfill')).not.toContain('To send')
  })
})
