import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { faultSwitch, page } from '../page.ts'
import type { Phones } from '../phones/phones.ts'

export interface Msg91Keys {
  authKey: string
  /** Where reports go, with the token that the app gave it in its address. */
  webhookUrl: string
}

const modes = ['normal', 'twice', 'late', 'lost', 'failed', 'blocked'] as const
type Mode = (typeof modes)[number]
const choices: { mode: Mode; label: string; says: string }[] = [
  { mode: 'normal', label: 'Normal', says: 'Every SMS arrives, and a report says so.' },
  { mode: 'twice', label: 'Twice', says: 'Every report arrives two times.' },
  { mode: 'late', label: 'Late', says: 'Every report arrives three seconds late.' },
  { mode: 'lost', label: 'Never', says: 'No report arrives.' },
  { mode: 'failed', label: 'Failed', says: 'No SMS arrives, and a report says so.' },
  { mode: 'blocked', label: 'Away', says: 'The provider answers 503.' },
]

const flow = z.object({
  template_id: z.string().min(1),
  sender: z.string().optional(),
  /** The text with its variables filled in: the real provider keeps the text itself. */
  recipients: z
    .array(z.looseObject({ mobiles: z.string().regex(/^\d{6,15}$/), CRQID: z.string().default('') }))
    .min(1),
})

const report = { DELIVERED: '1', FAILED: '2' } as const

/** MSG91's flow API: an approved text by its number, with variables, to phones. Reports have no signature. */
export function openMsg91({ authKey, webhookUrl }: Msg91Keys, phones: Phones) {
  let mode: Mode = 'normal'
  const routes = new Hono()

  phones.onReply('sms', (phone, [reply]) => {
    if (reply) void post(webhookUrl, { mobile: phone.number, sender: reply.sender, message: reply.text })
  })

  async function deliver(requestId: string, sender: string, text: string, number: string, reference: string) {
    await sleep(100, undefined, { ref: false })
    const isDelivered = mode !== 'failed'
    if (isDelivered) phones.receive(number, { channel: 'sms', sender, text })
    if (mode === 'lost') return
    if (mode === 'late') await sleep(3_000, undefined, { ref: false })
    const desc = isDelivered ? 'DELIVERED' : 'FAILED'
    const body = {
      date: new Date().toISOString().slice(0, 19).replace('T', ' '),
      number,
      senderId: sender,
      requestId,
      CRQID: reference,
      status: report[desc],
      desc,
    }
    await Promise.all(
      mode === 'twice' ? [post(webhookUrl, body), post(webhookUrl, body)] : [post(webhookUrl, body)],
    )
  }

  routes.post('/api/v5/flow', async (c) => {
    if (c.req.header('authkey') !== authKey)
      return c.json({ type: 'error', message: 'Authentication failure' }, 401)
    if (mode === 'blocked') return c.json({ type: 'error', message: 'Try again later' }, 503)
    const input = flow.safeParse(await readJson(c))
    if (!input.success) return c.json({ type: 'error', message: 'Invalid request' }, 400)
    const { template_id: template, sender = 'INFNTI', recipients } = input.data
    const requestId = randomBytes(12).toString('hex')
    for (const { mobiles, CRQID, ...variables } of recipients) {
      const text = Object.values(variables).join(' ')
      void deliver(requestId, sender, text || template, mobiles, CRQID)
    }
    return c.json({ type: 'success', message: requestId })
  })

  routes.get('/', (c) =>
    c.html(
      page({
        title: 'SMS',
        section: 'msg91',
        standsIn: 'MSG91',
        body: html`<h1>SMS</h1>
          <p class="lead">
            MSG91 takes texts by their number and sends them. They arrive on a <a href="/phone">phone</a>.
          </p>
          ${faultSwitch({ action: '/msg91/settings', current: mode, choices })}`,
      }),
    ),
  )

  routes.post('/settings', async (c) => {
    const { mode: next } = await c.req.parseBody()
    mode = modes.find((known) => known === next) ?? mode
    return c.redirect('/msg91', 303)
  })

  return routes
}

const readJson = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => undefined)

async function post(url: string, body: object): Promise<void> {
  await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(5_000),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then(
    (answer) => answer.body?.cancel(),
    () => undefined,
  )
}
