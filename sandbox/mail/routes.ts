import { Hono } from 'hono'
import { problem } from '../page.ts'
import { mailApi } from './api.ts'
import { type MailFaultSwitch, mailFault } from './fault.ts'
import type { Inbox } from './inbox.ts'
import { inboxPage, standsIn } from './inbox-page.ts'
import { frameHtml, framePolicy } from './message-frame.ts'
import { messagePage, viewsOf } from './message-page.ts'

interface Mail {
  inbox: Inbox
  fault: MailFaultSwitch
  smtpUrl: string
  appOrigin: string
}

export function mailRoutes({ inbox, fault, smtpUrl, appOrigin }: Mail) {
  const app = new Hono()
  const noMail = problem('No such email', 'It was deleted, or never arrived.', 'mail', standsIn)

  app.route('/api', mailApi(inbox, fault))

  app.get('/', (c) => {
    const search = c.req.query('search') ?? ''
    const messages = inbox.list({ search })
    return c.html(inboxPage({ messages, total: inbox.list().length, search, fault: fault.get(), smtpUrl }))
  })

  app.post('/empty', async (c) => {
    await inbox.clear()
    return c.redirect('/mail', 303)
  })

  app.post('/fault', async (c) => {
    const wanted = mailFault.safeParse(await c.req.parseBody())
    if (wanted.success) fault.set(wanted.data)
    return c.redirect('/mail', 303)
  })

  app.get('/:id', (c) => {
    const message = inbox.find(c.req.param('id'))
    if (!message) return c.html(noMail, 404)
    const views = viewsOf(message)
    const view = views.find((name) => name === c.req.query('view')) ?? views[0] ?? 'source'
    return c.html(messagePage(message, view))
  })

  app.get('/:id/html', (c) => {
    const message = inbox.find(c.req.param('id'))
    if (!message?.html) return c.html(noMail, 404)
    c.header('content-security-policy', framePolicy(new URL(c.req.url).origin, appOrigin))
    return c.html(frameHtml(message))
  })

  app.get('/:id/source', (c) => {
    const message = inbox.find(c.req.param('id'))
    if (!message) return c.html(noMail, 404)
    return c.body(new Uint8Array(message.raw), 200, { 'content-type': 'message/rfc822' })
  })

  app.get('/:id/attachments/:index', (c) => {
    const part = inbox.find(c.req.param('id'))?.attachments[Number(c.req.param('index'))]
    if (!part) return c.html(noMail, 404)
    // Pictures are shown inside the mail; everything else is for saving, never for running here.
    const picture = /^image\/(?:png|jpeg|gif|webp)$/.test(part.type)
    return c.body(new Uint8Array(part.content), 200, {
      'content-type': part.type,
      'content-disposition': `${picture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(part.name)}`,
    })
  })

  return app
}
