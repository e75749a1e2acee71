import { randomUUID } from 'node:crypto'
import type { EditTotals, OrderEdit } from '#contract/account/order-edit-shapes.ts'
import { DemoBrowser } from './demo-browser.ts'
import { until } from './until.ts'

interface DemoStore {
  port: number
  sandboxUrl: string
  shop: string
  slug: string
}

type Shopper = Record<'email' | 'phone' | 'firstName' | 'lastName' | 'address1' | 'zip', string>

/** One is enough, unless the merchant's comparison group has them. */
const shoppers: Shopper[] = [
  {
    email: 'meera.iyer@mail.example',
    phone: '+919845012345',
    firstName: 'Meera',
    lastName: 'Iyer',
    address1: '4 Residency Road',
    zip: '560025',
  },
  {
    email: 'kavya.menon@mail.example',
    phone: '+919845012346',
    firstName: 'Kavya',
    lastName: 'Menon',
    address1: '11 Lavelle Road',
    zip: '560001',
  },
  {
    email: 'arjun.nair@mail.example',
    phone: '+919845012347',
    firstName: 'Arjun',
    lastName: 'Nair',
    address1: '27 MG Road',
    zip: '560001',
  },
]

/** A shopper orders and then changes the order. `windowOf` gives the state of its window, once it is decided. */
export async function orderAndChange(
  store: DemoStore,
  windowOf: (id: string) => Promise<string | undefined>,
): Promise<void> {
  for (const shopper of shoppers) {
    const before = await linksTo(store, shopper)
    const id = await placeOrder(store, shopper)
    if ((await until(() => windowOf(id))) !== 'open') continue
    const link = await until(async () =>
      (await linksTo(store, shopper)).find((token) => !before.includes(token)),
    )
    return changeOrder(store, link, id)
  }
}

/** Two notebooks, paid in cash on delivery; gives the order's number. */
async function placeOrder({ sandboxUrl, shop }: DemoStore, shopper: Shopper): Promise<string> {
  const storefront = `${sandboxUrl}/shopify/${shop}`
  const cart = await fetch(`${storefront}/cart/80000001:2`, { redirect: 'manual' })
  const cookie = cart.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const place = { city: 'Bengaluru', province: 'Karnataka', country: 'IN' }
  const answer = await fetch(`${storefront}/checkout`, {
    method: 'POST',
    headers: { cookie },
    body: new URLSearchParams({ ...shopper, ...place, payment: 'cash' }),
    redirect: 'manual',
  })
  return answer.headers.get('location')?.split('/').at(-1) ?? ''
}

/** By the link in the email: one notebook more. */
async function changeOrder({ port, slug }: DemoStore, token: string, id: string): Promise<void> {
  const shopper = new DemoBrowser(port, `${slug}.localhost:${port}`)
  await shopper.post('/account/link', { token })
  const edit = await until(async () =>
    shopper.get<OrderEdit>(`/account/order/edit?id=${id}`).catch(() => undefined),
  )
  const lines = edit.lines.map((line) => ({
    id: line.id,
    variant_id: line.variant_id ?? '',
    quantity: line.quantity + 1,
  }))
  const asked = { id, version: edit.version, key: randomUUID(), lines }
  const { change_id } = await shopper.post<EditTotals>('/account/order/edit/totals', asked)
  await shopper.post('/account/order/edit', { id, change_id })
}

/** What the links in their emails about orders end with. */
async function linksTo({ sandboxUrl }: DemoStore, { email }: Shopper): Promise<string[]> {
  const inbox = `${sandboxUrl}/mail/api/messages`
  const list = await fetch(`${inbox}?to=${encodeURIComponent(email)}`)
  const { messages } = (await list.json()) as { messages: { id: string }[] }
  const texts = await Promise.all(messages.map(async ({ id }) => (await fetch(`${inbox}/${id}`)).text()))
  return texts.flatMap((text) => /\/account\/link\?token=([\w-]+)/.exec(text)?.[1] ?? [])
}
