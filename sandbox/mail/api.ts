import { Hono } from 'hono'
import type { Message } from './message.ts'
import { type MailFaultSwitch, mailFault } from './fault.ts'
import type { Inbox } from './inbox.ts'

const summary = ({ id, receivedAt, envelope, from, to, subject, messageId }: Message) => ({
  id,
  receivedAt,
  envelope,
  from,
  to,
  subject,
  messageId,
})

const whole = (message: Message) => ({
  ...summary(message),
  cc: message.cc,
  replyTo: message.replyTo,
  headers: message.headers,
  text: message.text,
  html: message.html,
  links: message.links,
  attachments: message.attachments.map(({ name, type, content }, index) => ({
    name,
    type,
    size: content.length,
    path: `/mail/${message.id}/attachments/${index}`,
  })),
})

/** `since` as milliseconds or as a date; undefined when it is neither. */
function readTime(value: string): Date | undefined {
  const date = new Date(/^\d+$/.test(value) ? Number(value) : value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** The inbox for machines, which is how the tests read their mail. */
export function mailApi(inbox: Inbox, fault: MailFaultSwitch) {
  const app = new Hono()

  app.get('/messages', (c) => {
    const since = c.req.query('since')
    const time = since ? readTime(since) : undefined
    if (since && !time) return c.json({ error: 'since is not a time' }, 400)
    const to = c.req.query('to')
    const query = { ...(to ? { to } : {}), ...(time ? { since: time } : {}) }
    return c.json({ messages: inbox.list(query).map(summary) })
  })

  app.get('/messages/:id', (c) => {
    const message = inbox.find(c.req.param('id'))
    return message ? c.json(whole(message)) : c.json({ error: 'no such mail' }, 404)
  })

  app.delete('/messages', async (c) => {
    await inbox.clear()
    return c.body(null, 204)
  })

  app.get('/fault', (c) => c.json(fault.get()))

  app.put('/fault', async (c) => {
    const wanted = mailFault.safeParse(await c.req.json().catch(() => undefined))
    if (!wanted.success) return c.json({ error: 'mode is none, refuse, tempfail, hang or slow' }, 400)
    fault.set(wanted.data)
    return c.json(fault.get())
  })

  return app
}
