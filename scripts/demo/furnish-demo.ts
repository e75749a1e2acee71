import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import { DemoBrowser } from './demo-browser.ts'
import { changeOrder, placeOrder } from './demo-shopper.ts'
import { until } from './until.ts'

/** The store of the demo's first merchant, as the sandbox plays it. */
const shop = 'tamarind-supply.myshopify.com'
const slug = 'tamarind-supply'

export interface Demo {
  port: number
  sandboxUrl: string
}

/**
 * Gives the demo's merchant a store that lives, by the calls that people make: approves access and the plan at Shopify,
 * tops the wallet up, opens customer accounts with an order window, connects a WhatsApp number and an SMS sender, and
 * lets a shopper order and change the order.
 */
export async function furnishDemo(demo: Demo): Promise<void> {
  const merchant = await signIn(demo)
  const allow = async (path: string, body = {}) => {
    const { url } = await merchant.post<{ url: string }>(path, body)
    await comeBack(merchant, url, { decision: 'install' })
  }
  await allow('/shopify/grant/start', { shop })
  await until(async () => (await storeState(merchant)) === 'live')
  await allow('/merchant/customer_accounts/scopes')
  await allow('/merchant/order_window/scopes')
  const senders = connectSenders(demo, merchant)
  const plan = await merchant.post<{ url: string }>('/merchant/subscription')
  await comeBack(merchant, plan.url, { decision: 'approve' })
  const topUp = await merchant.post<{ url: string }>('/merchant/top_ups', { amount: 100_000_000 })
  await comeBack(merchant, topUp.url, { decision: 'approve' })
  for (const app of ['oh_my_customer', 'flash_accounts', 'otp_verification', 'email', 'whatsapp']) {
    await merchant.post('/install_app', { plugin_name: 'shopify', app })
  }
  await merchant.post('/merchant/customer_accounts', {
    is_on: true,
    slug,
    theme: 'elite',
    brand_name: 'Tamarind Supply',
    colour: '#1a31c8',
  })
  await setWindow(merchant, 0)
  await senders
  const store = { ...demo, shop, slug }
  await changeOrder(store, await placeOrder(store))
  await setWindow(merchant, 10)
}

/** New orders, for as long as the sandbox runs. */
export async function letOrdersArrive({ sandboxUrl }: Demo): Promise<void> {
  const every = new URLSearchParams({ seconds: '60' })
  await fetch(`${sandboxUrl}/shopify/${shop}/admin/orders/drip`, {
    method: 'POST',
    body: every,
    redirect: 'manual',
  })
}

async function signIn({ port }: Demo): Promise<DemoBrowser> {
  const browser = new DemoBrowser(port)
  const [{ email, password }] = demoMerchants
  const { token } = await browser.post<SessionView>('/merchant/login/', { email, password })
  browser.token = token.access
  return browser
}

/** Decides on a page of Shopify, and follows it back. */
async function comeBack(merchant: DemoBrowser, url: string, decision: Record<string, string>): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(decision),
    redirect: 'manual',
  })
  const { pathname, search } = new URL(answer.headers.get('location') ?? '')
  const { status, text } = await merchant.send('GET', `${pathname}${search}`)
  if (status >= 400) throw new Error(`${pathname}: ${status} ${text}`)
}

const setWindow = (merchant: DemoBrowser, holdOutPercent: number) =>
  merchant.post('/merchant/order_window', {
    is_on: true,
    minutes: 15,
    may_items: true,
    may_address: true,
    may_cancel: true,
    excluded_tags: ['preorder'],
    asks_cash_confirmation: true,
    hold_out_percent: holdOutPercent,
  })

interface Dashboard {
  stores: { state: string }[]
}

const storeState = async (merchant: DemoBrowser) =>
  (await merchant.get<Dashboard>('/merchant/dashboard')).stores[0]?.state

interface Senders {
  data: { senders: { channel: string; state: string }[] }
}

interface Templates {
  data: { templates: { channel: string; state: string | null }[] }
}

/** The merchant's own phone gets the code that WhatsApp asks for. */
async function connectSenders({ sandboxUrl }: Demo, merchant: DemoBrowser): Promise<void> {
  const number = '919820044172'
  const consent = 'A box at the checkout: “Send me updates about this order.”'
  const path = '/merchant/messages/senders'
  await merchant.post(`${path}/whatsapp`, {
    number: `+${number}`,
    display_name: 'Tamarind Supply',
    consent,
  })
  const code = await until(async () => {
    const phone = await fetch(`${sandboxUrl}/phone/api/${number}`)
    const { messages } = (await phone.json()) as { messages: { text: string }[] }
    return messages.map(({ text }) => /\b\d{6}\b/.exec(text.replaceAll('-', ''))?.[0]).findLast(Boolean)
  })
  await merchant.post(`${path}/whatsapp/code`, { code })
  await merchant.post(`${path}/sms`, { sender: 'TMRIND', entity_id: '1101234567890123456', consent })
  // MSG91 has no webhook about what it has looked at, so the merchant presses *Check again*.
  await until(async () => {
    await merchant.post(`${path}/check`, { channel: 'sms' })
    const { senders } = (await merchant.get<Senders>(path)).data
    return senders.length === 2 && senders.every(({ state }) => state === 'approved')
  })
  // Until its texts are approved, WhatsApp is passed over.
  await until(async () => {
    const { data } = await merchant.get<Templates>('/merchant/messages/templates')
    const texts = data.templates.filter(({ channel }) => channel === 'whatsapp')
    return texts.every(({ state }) => state === 'approved')
  })
}
