import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import type { WindowSettings } from '#contract/account/window-settings-shapes.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { DashboardView } from '#contract/dashboard/shapes.ts'
import type { OrderView } from '#contract/orders/shapes.ts'
import { DemoBrowser } from './demo-browser.ts'
import { orderAndChange } from './demo-shopper.ts'
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
 * lets a shopper order and change the order. Each step may be repeated, so that an interrupted start can be completed.
 */
export async function furnishDemo(demo: Demo): Promise<void> {
  const merchant = await signIn(demo)
  await allow(merchant, '/shopify/grant/start', { shop })
  await Promise.all([
    openAccounts(merchant).then(() => connectSenders(demo, merchant)),
    // Figures first: what is paid and installed can wait while the senders are looked at.
    until(async () => (await storeOf(merchant))?.state === 'live')
      .then(() => payAhead(merchant))
      .then(() => installModules(merchant)),
  ])
  await setWindow(merchant, 0)
  await changeOrderOfToday(demo, merchant)
  await setWindow(merchant, 10)
}

/** Lets a shopper order and change the order, unless one did so today, or the merchant does not offer it any more. */
export async function letShopperChange(demo: Demo): Promise<void> {
  await changeOrderOfToday(demo, await signIn(demo))
}

async function changeOrderOfToday(demo: Demo, merchant: DemoBrowser): Promise<void> {
  const store = await storeOf(merchant)
  const { rules } = (await merchant.get<{ data: WindowSettings }>('/merchant/order_window')).data
  if (store?.state !== 'live' || !rules.is_on || !rules.may_items) return
  const { changes } = (
    await merchant.get<{ data: { changes: { at: string }[] } }>('/merchant/order_window/changes')
  ).data
  const dayOf = (at: Date) => at.toLocaleDateString('en-CA', { timeZone: store.zone })
  if (changes.some(({ at }) => dayOf(new Date(at)) === dayOf(new Date()))) return
  await orderAndChange({ ...demo, shop, slug }, async (id) => {
    // Until it is copied, the order is not found.
    const found = await merchant.get<{ data: OrderView }>(`/merchant/order?id=${id}`).catch(() => undefined)
    const state = found?.data.order.window?.state
    return state === 'waiting' ? undefined : state
  })
}

/** Waits for the sandbox, which may start more slowly than the application. */
export async function letOrdersArrive({ sandboxUrl }: Demo, everySeconds = 60): Promise<void> {
  const body = new URLSearchParams({ seconds: String(everySeconds) })
  const path = `${sandboxUrl}/shopify/${shop}/admin/orders/drip`
  await until(async () => fetch(path, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined))
}

/** What the merchant allows at Shopify. */
async function allow(merchant: DemoBrowser, path: string, body = {}): Promise<void> {
  const { url } = await merchant.post<{ url: string }>(path, body)
  await comeBack(merchant, url, { decision: 'install' })
}

async function openAccounts(merchant: DemoBrowser): Promise<void> {
  await allow(merchant, '/merchant/customer_accounts/scopes')
  await allow(merchant, '/merchant/order_window/scopes')
  await merchant.post('/merchant/customer_accounts', {
    is_on: true,
    slug,
    theme: 'elite',
    brand_name: 'Tamarind Supply',
    colour: '#1a31c8',
  })
}

async function payAhead(merchant: DemoBrowser): Promise<void> {
  const plan = await until(() => startPlan(merchant))
  if (plan !== 'running') await comeBack(merchant, plan.url, { decision: 'approve' })
  const amount = 100_000_000
  if ((await merchant.get<{ available: number }>('/merchant/wallet')).available >= amount / 2) return
  const topUp = await merchant.post<{ url: string }>('/merchant/top_ups', { amount })
  await comeBack(merchant, topUp.url, { decision: 'approve' })
}

/** Undefined while the page that an interrupted start asked for is still being opened. */
async function startPlan(merchant: DemoBrowser): Promise<{ url: string } | 'running' | undefined> {
  try {
    return await merchant.post<{ url: string }>('/merchant/subscription')
  } catch (error) {
    const { message } = error as Error
    if (message.includes('"subscription_running"')) return 'running'
    if (message.includes('"payment_opening"')) return undefined
    throw error
  }
}

async function installModules(merchant: DemoBrowser): Promise<void> {
  for (const app of ['oh_my_customer', 'flash_accounts', 'otp_verification', 'email', 'whatsapp']) {
    await merchant.post('/install_app', { plugin_name: 'shopify', app })
  }
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

const storeOf = async (merchant: DemoBrowser) =>
  (await merchant.get<Pick<DashboardView, 'stores'>>('/merchant/dashboard')).stores[0]

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
  const { senders: before } = (await merchant.get<Senders>(path)).data
  const stateOf = (wanted: string) => before.find(({ channel }) => channel === wanted)?.state ?? 'none'
  if (['none', 'code'].includes(stateOf('whatsapp'))) {
    const whatsapp = { number: `+${number}`, display_name: 'Tamarind Supply', consent }
    await merchant.post(`${path}/whatsapp`, whatsapp)
    const code = await until(async () => {
      const phone = await fetch(`${sandboxUrl}/phone/api/${number}`)
      const { messages } = (await phone.json()) as { messages: { text: string }[] }
      return messages.map(({ text }) => /\b\d{6}\b/.exec(text.replaceAll('-', ''))?.[0]).findLast(Boolean)
    })
    await merchant.post(`${path}/whatsapp/code`, { code })
  }
  if (stateOf('sms') !== 'approved') {
    await merchant.post(`${path}/sms`, { sender: 'TMRIND', entity_id: '1101234567890123456', consent })
  }
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
