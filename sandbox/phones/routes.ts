import { Hono } from 'hono'
import { z } from 'zod'
import { phonePage, phonesPage } from './phone-page.ts'
import type { Phones } from './phones.ts'

const reply = z.object({
  channel: z.enum(['whatsapp', 'sms']),
  sender: z.string(),
  text: z.string().trim().min(1).max(500),
})

/** A phone for each number: what arrived, links that can be pressed, and an answer. */
export function phoneRoutes(phones: Phones): Hono {
  const app = new Hono()

  app.get('/', (c) => c.html(phonesPage(phones.all())))

  app.post('/', async (c) => {
    const { number } = await c.req.parseBody()
    const digits = typeof number === 'string' ? number.replaceAll(/\D/g, '') : ''
    return c.redirect(digits ? `/phone/${digits}` : '/phone', 303)
  })

  app.get('/:number{\\d+}', (c) => c.html(phonePage(phones.look(c.req.param('number')))))

  /** The phone as JSON, for tests. Reading it does not mark messages as read. */
  app.get('/api/:number{\\d+}', (c) => c.json(phones.phoneOf(c.req.param('number'))))

  app.post('/:number{\\d+}/whatsapp', async (c) => {
    const { is_on: isOn } = await c.req.parseBody()
    phones.setWhatsapp(c.req.param('number'), isOn === 'yes')
    return c.redirect(`/phone/${c.req.param('number')}`, 303)
  })

  app.post('/:number{\\d+}/reply', async (c) => {
    const input = reply.safeParse(await c.req.parseBody())
    if (input.success) phones.reply(c.req.param('number'), input.data)
    return c.redirect(`/phone/${c.req.param('number')}`, 303)
  })

  return app
}
