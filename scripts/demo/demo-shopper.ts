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

const email = 'meera.iyer@mail.example'

/** Two notebooks, paid in cash on delivery; gives the order's number. */
export async function placeOrder({ sandboxUrl, shop }: DemoStore): Promise<string> {
  const storefront = `${sandboxUrl}/shopify/${shop}`
  const cart = await fetch(`${storefront}/cart/80000001:2`, { redirect: 'manual' })
  const answer = await fetch(`${storefront}/checkout`, {
    method: 'POST',
    headers: {
      cookie: cart.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    },
    body: new URLSearchParams({
      email,
      phone: '+919845012345',
      firstName: 'Meera',
      lastName: 'Iyer',
      address1: '4 Residency Road',
      city: 'Bengaluru',
      province: 'Karnataka',
      zip: '560025',
      country: 'IN',
      payment: 'cash',
    }),
    redirect: 'manual',
  })
  return answer.headers.get('location')?.split('/').at(-1) ?? ''
}

/** By the link in the email: one notebook more. */
export async function changeOrder({ port, sandboxUrl, slug }: DemoStore, id: string): Promise<void> {
  const token = await until(() => linkIn(`${sandboxUrl}/mail/api/messages`))
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

async function linkIn(inbox: string): Promise<string | undefined> {
  const list = await fetch(`${inbox}?to=${encodeURIComponent(email)}`)
  const { messages } = (await list.json()) as { messages: { id: string }[] }
  for (const { id } of messages) {
    const text = await (await fetch(`${inbox}/${id}`)).text()
    const token = /\/account\/link\?token=([\w-]+)/.exec(text)?.[1]
    if (token) return token
  }
  return undefined
}
