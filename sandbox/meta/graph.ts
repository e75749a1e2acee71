import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { MetaFaults } from './faults.ts'
import { templateCategories } from './objects.ts'
import type { MetaStore } from './store.ts'

const newNumber = z.object({ cc: z.string(), phone_number: z.string(), verified_name: z.string() })
const component = z.object({
  type: z.enum(['BODY', 'FOOTER', 'BUTTONS']),
  text: z.string().optional(),
  example: z.object({ body_text: z.array(z.array(z.string())) }).optional(),
  code_expiration_minutes: z.number().int().min(1).max(90).optional(),
  buttons: z
    .array(
      z.object({
        type: z.enum(['URL', 'OTP']),
        text: z.string().max(25),
        url: z.string().max(2000).optional(),
      }),
    )
    .optional(),
})
const newTemplate = z
  .object({
    name: z.string().regex(/^[a-z0-9_]{1,512}$/),
    language: z.string(),
    category: z.enum(templateCategories),
    components: z.array(component),
  })
  .refine(isComplete)
const parameters = z.array(z.object({ type: z.literal('text'), text: z.string().min(1) }))
const newMessage = z.object({
  messaging_product: z.literal('whatsapp'),
  to: z.string(),
  type: z.literal('template'),
  template: z.object({
    name: z.string(),
    language: z.object({ code: z.string() }),
    components: z
      .array(
        z.union([
          z.object({ type: z.literal('body'), parameters }),
          z.object({ type: z.literal('button'), sub_type: z.literal('url'), index: z.string(), parameters }),
        ]),
      )
      .default([]),
  }),
  biz_opaque_callback_data: z.string().max(512).default(''),
})

const placesIn = (text: string) => new Set(text.match(/\{\{\d+\}\}/g)).size

/** A text has an example for each of its places; the text of a code is Meta's, with a button that copies it. */
function isComplete({ category, components }: { category: string; components: z.infer<typeof component>[] }) {
  const body = components.find(({ type }) => type === 'BODY')
  if (!body) return false
  if (category === 'AUTHENTICATION') {
    const isCode = components.some(({ buttons }) => buttons?.some(({ type }) => type === 'OTP'))
    return body.text === undefined && isCode
  }
  if (!body.text || body.text.length > 1024) return false
  return placesIn(body.text) === (body.example?.body_text[0]?.length ?? 0)
}

const refuse = (c: Context, code: number, message: string, status: 400 | 401 | 404 | 429 = 400) =>
  c.json(
    { error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'sandbox' } },
    status,
  )

/** Long enough for every caller to give up. */
const lostMs = 30_000

/** Meta's Graph API, as far as WhatsApp's business side needs it. */
export function graphApi(store: MetaStore, accessToken: string, faults: MetaFaults): Hono {
  const app = new Hono()

  app.use('/:version{v\\d+\\.\\d+}/*', async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${accessToken}`) {
      return refuse(c, 190, 'Invalid OAuth access token', 401)
    }
    return next()
  })

  app.post('/:version/:id/phone_numbers', async (c) => {
    const input = newNumber.safeParse(await readJson(c))
    if (c.req.param('id') !== store.business) return refuse(c, 100, 'Unsupported post request', 404)
    if (!input.success) return refuse(c, 100, 'Invalid parameter')
    const { cc, phone_number: number, verified_name: name } = input.data
    const digits = `${cc}${number}`.replaceAll(/\D/g, '')
    if (store.numbers.some((each) => each.number === digits && each.status !== 'PENDING')) {
      return refuse(c, 136024, 'The phone number is already registered on WhatsApp')
    }
    return c.json({ id: store.addNumber(digits, name).id })
  })

  app.get('/:version/:id/message_templates', (c) => {
    if (c.req.param('id') !== store.business) return refuse(c, 100, 'Unsupported get request', 404)
    const name = c.req.query('name')
    const data = store.templates.filter((template) => !name || template.name.includes(name))
    return c.json({ data, paging: {} })
  })

  app.post('/:version/:id/message_templates', async (c) => {
    const input = newTemplate.safeParse(await readJson(c))
    if (c.req.param('id') !== store.business) return refuse(c, 100, 'Unsupported post request', 404)
    if (!input.success) return refuse(c, 100, 'Invalid parameter')
    if (store.templateOf(input.data.name, input.data.language)) {
      return refuse(c, 100, 'There is already content in this language for this template')
    }
    const { id, status, category } = store.addTemplate(input.data)
    return c.json({ id, status, category })
  })

  app.get('/:version/:id', (c) => {
    const number = store.numberOf(c.req.param('id'))
    if (!number) return refuse(c, 100, 'Unsupported get request', 404)
    const { id, number: digits, verified_name, name_status, code_verification_status, status } = number
    return c.json({
      id,
      display_phone_number: `+${digits}`,
      verified_name,
      name_status,
      code_verification_status,
      status,
      quality_rating: status === 'RESTRICTED' ? 'RED' : 'GREEN',
    })
  })

  app.post('/:version/:id', async (c) => {
    const number = store.numberOf(c.req.param('id'))
    const input = z.object({ new_display_name: z.string().min(1) }).safeParse(await readJson(c))
    if (!number) return refuse(c, 100, 'Unsupported post request', 404)
    if (!input.success) return refuse(c, 100, 'Invalid parameter')
    store.rename(number, input.data.new_display_name)
    return c.json({ success: true })
  })

  app.post('/:version/:id/request_code', async (c) => {
    const number = store.numberOf(c.req.param('id'))
    const input = z
      .object({ code_method: z.enum(['SMS', 'VOICE']), language: z.string() })
      .safeParse(await readJson(c))
    if (!number) return refuse(c, 100, 'Unsupported post request', 404)
    if (!input.success) return refuse(c, 136024, 'Request code error')
    store.sendCode(number)
    return c.json({ success: true })
  })

  app.post('/:version/:id/verify_code', async (c) => {
    const number = store.numberOf(c.req.param('id'))
    const input = z.object({ code: z.string() }).safeParse(await readJson(c))
    if (!number) return refuse(c, 100, 'Unsupported post request', 404)
    if (!input.success || !store.verify(number, input.data.code)) {
      return refuse(c, 136025, 'Verify code error')
    }
    return c.json({ success: true })
  })

  app.post('/:version/:id/register', async (c) => {
    const number = store.numberOf(c.req.param('id'))
    const input = z
      .object({ messaging_product: z.literal('whatsapp'), pin: z.string().regex(/^\d{6}$/) })
      .safeParse(await readJson(c))
    if (!number) return refuse(c, 100, 'Unsupported post request', 404)
    if (!input.success) return refuse(c, 100, 'Invalid parameter')
    if (number.code_verification_status !== 'VERIFIED') return refuse(c, 133015, 'The number is not verified')
    store.register(number)
    return c.json({ success: true })
  })

  app.post('/:version/:id/deregister', (c) => {
    const number = store.numberOf(c.req.param('id'))
    if (!number) return refuse(c, 100, 'Unsupported post request', 404)
    store.setStatus(number, 'PENDING')
    return c.json({ success: true })
  })

  app.post('/:version/:id/messages', async (c) => {
    const answer = faults.meetAnswer()
    if (answer === 'away') return c.json({ error: { message: 'Try again later', code: 131016 } }, 503)
    if (answer === 'busy') {
      c.header('Retry-After', '2')
      return refuse(c, 130_429, 'Rate limit hit', 429)
    }
    if (answer === 'no access') return refuse(c, 190, 'Access token has expired', 401)
    const number = store.numberOf(c.req.param('id'))
    const input = newMessage.safeParse(await readJson(c))
    if (!number) return refuse(c, 100, 'Unsupported post request', 404)
    if (!input.success) return refuse(c, 100, 'Invalid parameter')
    if (number.status === 'PENDING') return refuse(c, 133010, 'Account not registered')
    if (number.status === 'RESTRICTED') return refuse(c, 368, 'Temporarily blocked for policies violations')
    const { to, template: wanted, biz_opaque_callback_data: reference } = input.data
    const template = store.templateOf(wanted.name, wanted.language.code)
    if (!template || template.status === 'PENDING' || template.status === 'REJECTED') {
      return refuse(c, 132001, 'Template name does not exist in the translation', 404)
    }
    if (template.status === 'PAUSED') return refuse(c, 132015, 'Template is paused')
    const textsOf = (type: 'body' | 'button') =>
      wanted.components
        .filter((each) => each.type === type)
        .flatMap((each) => each.parameters.map(({ text }) => text))
    const values = { body: textsOf('body'), button: textsOf('button')[0] ?? '' }
    const text = template.components.find(({ type }) => type === 'BODY')?.text
    if (values.body.length !== (text === undefined ? 1 : placesIn(text))) {
      return refuse(c, 132000, 'Number of parameters does not match the expected number of params')
    }
    const digits = to.replaceAll(/\D/g, '')
    const { id } = store.take(number.id, { to: digits, template, values, reference })
    if (answer === 'lost')
      await sleep(lostMs, undefined, { ref: false, signal: c.req.raw.signal }).catch(() => {})
    return c.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: digits }],
      messages: [{ id, message_status: 'accepted' }],
    })
  })

  return app
}

const readJson = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => undefined)
