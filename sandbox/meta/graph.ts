import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { templateCategories } from './objects.ts'
import type { MetaStore } from './store.ts'

const newNumber = z.object({ cc: z.string(), phone_number: z.string(), verified_name: z.string() })
const component = z.object({
  type: z.enum(['BODY', 'FOOTER', 'BUTTONS']),
  text: z.string().optional(),
  buttons: z
    .array(z.object({ type: z.enum(['URL', 'OTP']), text: z.string(), url: z.string().optional() }))
    .optional(),
})
const newTemplate = z.object({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/),
  language: z.string(),
  category: z.enum(templateCategories),
  components: z.array(component),
})
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

const refuse = (c: Context, code: number, message: string, status: 400 | 401 | 404 = 400) =>
  c.json({ error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } }, status)

/** Meta's Graph API, as far as WhatsApp's business side needs it. */
export function graphApi(store: MetaStore, accessToken: string): Hono {
  const app = new Hono()

  app.use('/:version/*', async (c, next) => {
    if (c.req.header('authorization') === `Bearer ${accessToken}`) return next()
    return refuse(c, 190, 'Invalid OAuth access token - Cannot parse access token', 401)
  })

  app.post('/:version/:id/phone_numbers', async (c) => {
    const input = newNumber.safeParse(await readJson(c))
    if (c.req.param('id') !== store.business) return refuse(c, 100, 'Unsupported post request', 404)
    if (!input.success) return refuse(c, 100, 'Invalid parameter')
    const { cc, phone_number: number, verified_name: name } = input.data
    const digits = `${cc}${number}`.replaceAll(/\D/g, '')
    if (store.numbers.some((each) => each.number === digits && each.isRegistered)) {
      return refuse(c, 136024, 'The phone number is already registered on WhatsApp')
    }
    return c.json({ id: store.addNumber(digits, name).id })
  })

  app.get('/:version/:id/message_templates', (c) => {
    if (c.req.param('id') !== store.business) return refuse(c, 100, 'Unsupported get request', 404)
    const name = c.req.query('name')
    const data = store.templates
      .filter((template) => !name || template.name === name)
      .map(({ id, name: own, language, category, status, rejected_reason }) => ({
        id,
        name: own,
        language,
        category,
        status,
        rejected_reason,
      }))
    return c.json({ data, paging: {} })
  })

  app.post('/:version/:id/message_templates', async (c) => {
    const input = newTemplate.safeParse(await readJson(c))
    if (c.req.param('id') !== store.business) return refuse(c, 100, 'Unsupported post request', 404)
    if (!input.success) return refuse(c, 100, 'Invalid parameter')
    if (store.templateOf(input.data.name, input.data.language)) {
      return refuse(c, 100, 'There is already English content for this template')
    }
    const { id, status, category } = store.addTemplate(input.data)
    return c.json({ id, status, category })
  })

  app.get('/:version/:id', (c) => {
    const number = store.numberOf(c.req.param('id'))
    if (!number) return refuse(c, 100, 'Unsupported get request', 404)
    const { id, number: digits, verified_name, name_status, code_verification_status } = number
    return c.json({
      id,
      display_phone_number: `+${digits}`,
      verified_name,
      name_status,
      code_verification_status,
      quality_rating: 'GREEN',
    })
  })

  app.post('/:version/:id/request_code', (c) => {
    const number = store.numberOf(c.req.param('id'))
    if (!number) return refuse(c, 100, 'Unsupported post request', 404)
    store.sendCode(number)
    return c.json({ success: true })
  })

  app.post('/:version/:id/verify_code', async (c) => {
    const number = store.numberOf(c.req.param('id'))
    const input = z.object({ code: z.string() }).safeParse(await readJson(c))
    if (!number) return refuse(c, 100, 'Unsupported post request', 404)
    if (!input.success || !number.code || input.data.code !== number.code) {
      return refuse(c, 136025, 'Code couldn’t be verified')
    }
    number.code_verification_status = 'VERIFIED'
    return c.json({ success: true })
  })

  app.post('/:version/:id/register', (c) => {
    const number = store.numberOf(c.req.param('id'))
    if (!number) return refuse(c, 100, 'Unsupported post request', 404)
    if (number.code_verification_status !== 'VERIFIED') return refuse(c, 133015, 'The number is not verified')
    void store.register(number)
    return c.json({ success: true })
  })

  app.post('/:version/:id/messages', async (c) => {
    const number = store.numberOf(c.req.param('id'))
    const input = newMessage.safeParse(await readJson(c))
    if (!number) return refuse(c, 100, 'Unsupported post request', 404)
    if (!input.success) return refuse(c, 100, 'Invalid parameter')
    if (!number.isRegistered) return refuse(c, 133010, 'Account not registered')
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
    const digits = to.replaceAll(/\D/g, '')
    const { id } = store.take(number.id, { to: digits, template, values, reference })
    return c.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: digits }],
      messages: [{ id, message_status: 'accepted' }],
    })
  })

  return app
}

const readJson = (c: Context): Promise<unknown> => c.req.json<unknown>().catch(() => undefined)
