import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { openKeptFile } from '../kept-file.ts'
import { faultSwitch, type Html, page } from '../page.ts'
import type { Phones } from '../phones/phones.ts'
import { msg91Choices, msg91Modes, refusedWords } from './faults.ts'
import { type Msg91Store, openMsg91Store, type SmsTemplate } from './store.ts'

export interface Msg91Keys {
  authKey: string
  /** Where reports go, with the token that the app gave it in its address. */
  webhookUrl: string
}

const newTemplate = z.object({
  template: z.string().min(1),
  template_name: z.string().min(1),
  sender_id: z.string().min(1),
})
const flow = z.object({
  template_id: z.string().min(1),
  sender: z.string().optional(),
  recipients: z
    .array(
      z
        .object({ mobiles: z.string().regex(/^\d{6,15}$/), CRQID: z.string().default('') })
        .catchall(z.string()),
    )
    .min(1),
})
const fault = z.object({ mode: z.enum(msg91Modes) })

/** Long enough for every caller to give up. */
const lostMs = 30_000

/** MSG91's flow API: an approved text by its number, with variables, to phones. Reports have no signature. */
export function openMsg91({ authKey, webhookUrl }: Msg91Keys, phones: Phones, dataDir: string | undefined) {
  const file = openKeptFile(dataDir, 'msg91.json')
  const kept = z.array(z.custom<SmsTemplate>()).safeParse(file.stored).data ?? []
  const store = openMsg91Store({ webhookUrl, phones, kept, changed: file.save })
  const routes = new Hono()
  routes.route('/', msg91Api(store, authKey))
  routes.route('/', msg91Pages(store))
  return {
    routes,
    close: () => {
      store.close()
      return file.saved()
    },
  }
}

function msg91Api(store: Msg91Store, authKey: string): Hono {
  const app = new Hono()

  app.use('/api/v5/*', async (c, next) => {
    if (c.req.header('authkey') !== authKey || store.mode() === 'no access') {
      return c.json({ type: 'error', message: 'Authentication failure' }, 401)
    }
    if (store.mode() === 'busy') {
      return c.json({ type: 'error', message: 'Too many requests' }, 429, { 'Retry-After': '2' })
    }
    if (store.mode() === 'away') return c.json({ type: 'error', message: 'Try again later' }, 503)
    return next()
  })

  app.post('/api/v5/sms/addTemplate', async (c) => {
    const input = newTemplate.safeParse(await c.req.parseBody())
    if (!input.success)
      return c.json({ status: 'fail', hasError: true, data: [], errors: ['Invalid request'] })
    const { template, ...about } = input.data
    const { template_id: id } = store.addTemplate({ ...about, template_data: template })
    return c.json({ status: 'success', hasError: false, data: { template_id: id }, errors: [] })
  })

  app.post('/api/v5/sms/getTemplateVersions', async (c) => {
    const input = z.object({ template_id: z.string() }).safeParse(await readJson(c))
    const template = input.success && store.templateOf(input.data.template_id)
    if (!template) return c.json({ status: 'fail', hasError: true, data: [], errors: ['No such template'] })
    const version = { ...template, id: template.template_id, active_status: '1' }
    return c.json({ status: 'success', hasError: false, data: [version], errors: [] })
  })

  app.post('/api/v5/flow', async (c) => {
    const input = flow.safeParse(await readJson(c))
    if (!input.success) return c.json({ type: 'error', message: 'Invalid request' }, 400)
    const template = store.templateOf(input.data.template_id)
    if (template?.status !== '1') return c.json({ type: 'error', message: 'Template is not approved' }, 400)
    const { sender = template.sender_id, recipients } = input.data
    const requestId = store.take(
      recipients.map(({ mobiles, CRQID, ...variables }) => ({
        template,
        sender,
        number: mobiles,
        reference: CRQID,
        variables,
      })),
    )
    if (store.mode() === 'lost answer') {
      await sleep(lostMs, undefined, { ref: false, signal: c.req.raw.signal }).catch(() => {})
    }
    return c.json({ type: 'success', message: requestId })
  })

  return app
}

function msg91Pages(store: Msg91Store): Hono {
  const app = new Hono()

  app.get('/', (c) => c.html(overview(store)))

  app.get('/api/fault', (c) => c.json({ mode: store.mode() }))

  app.put('/api/fault', async (c) => {
    const wanted = fault.safeParse(await readJson(c))
    if (!wanted.success) return c.json({ error: 'no such fault' }, 400)
    store.setMode(wanted.data.mode)
    return c.json(wanted.data)
  })

  app.post('/settings', async (c) => {
    const wanted = fault.safeParse(await c.req.parseBody())
    if (wanted.success) store.setMode(wanted.data.mode)
    return c.redirect('/msg91', 303)
  })

  app.post('/templates/:id', async (c) => {
    const template = store.templateOf(c.req.param('id'))
    const { act } = await c.req.parseBody()
    if (template && (act === '1' || act === '2')) store.decide(template, act)
    return c.redirect('/msg91', 303)
  })

  return app
}

const statusWords = { '0': 'Waiting', '1': 'Approved', '2': 'Refused' }

function overview(store: Msg91Store): Html {
  return page({
    title: 'SMS',
    section: 'msg91',
    standsIn: 'MSG91',
    body: html`<h1>SMS</h1>
      <p class="lead">
        MSG91 keeps approved texts and sends them by their number. They arrive on a
        <a href="/phone">phone</a>.
      </p>
      <h2>Texts</h2>
      <p>Approved after a moment, unless they contain ${refusedWords.join(', ')}.</p>
      <ul class="list">
        ${store.templates.map(
          ({ template_id: id, template_name: name, template_data: text, sender_id: sender, status }) =>
            html`<li>
              <p><b>${name}</b> from ${sender} <span class="badge">${statusWords[status]}</span></p>
              <p>${text}</p>
              <form method="post" action="/msg91/templates/${id}" class="cells">
                <button name="act" value="1">Approve</button>
                <button name="act" value="2">Refuse</button>
              </form>
            </li>`,
        )}
      </ul>
      ${faultSwitch({ action: '/msg91/settings', current: store.mode(), choices: msg91Choices })}`,
  })
}

const readJson = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => undefined)
