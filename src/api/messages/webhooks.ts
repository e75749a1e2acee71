import type { Hono } from 'hono'
import { takeChatEvents, takeTextEvents } from '#domain/messages/take-events.ts'
import type { Context } from '#domain/context.server.ts'
import type { Webhook } from '#domain/ports/messages.ts'
import type { ApiEnv } from '../mount.ts'
import { RefusedRequest } from '../problem.ts'
import { readLimited } from '../read-input.ts'

const largestWebhook = 1024 * 1024
const noStore = { 'Cache-Control': 'no-store' }
const chat = '/whatsapp/webhooks'
const texts = '/sms/webhooks/:token'

/**
 * The addresses that Meta and the SMS provider know. What they report is written before they are answered: whatever is
 * not answered with 200 they send again.
 */
export function mountMessageWebhooks(app: Hono<ApiEnv>): void {
  // Meta asks once, when somebody enters the address there.
  app.on('GET', [chat, `${chat}/`], (c) => {
    const { chatMessages } = c.env
    if (!chatMessages) throw new RefusedRequest('not_found')
    const isOurs =
      c.req.query('hub.mode') === 'subscribe' &&
      chatMessages.isVerifyToken(c.req.query('hub.verify_token') ?? '')
    if (!isOurs) throw new RefusedRequest('bad_signature')
    return c.text(c.req.query('hub.challenge') ?? '', 200, noStore)
  })

  app.on('POST', [chat, `${chat}/`], async (c) => {
    const ctx = c.env
    if (!ctx.chatMessages) throw new RefusedRequest('not_found')
    const body = Buffer.from(await readLimited(c.req.raw, largestWebhook)).toString('utf8')
    const webhook = ctx.chatMessages.readWebhook(body, c.req.header('x-hub-signature-256') ?? '')
    if (!webhook) throw new RefusedRequest('bad_signature')
    noteUnreadable(ctx, 'whatsapp', webhook)
    await takeChatEvents(ctx, webhook.events)
    return c.json({ received: true }, 200, noStore)
  })

  app.on('POST', [texts, `${texts}/`], async (c) => {
    const ctx = c.env
    if (!ctx.textMessages) throw new RefusedRequest('not_found')
    const body = await readLimited(c.req.raw, largestWebhook)
    const webhook = ctx.textMessages.readWebhook(jsonOf(body), c.req.param('token') ?? '')
    if (!webhook) throw new RefusedRequest('bad_signature')
    noteUnreadable(ctx, 'sms', webhook)
    await takeTextEvents(ctx, webhook.events)
    return c.json({ received: true }, 200, noStore)
  })

  for (const [path, allowed] of [
    [chat, 'GET, POST'],
    [texts, 'POST'],
  ] as const) {
    app.on(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], [path, `${path}/`], (c) => {
      c.header('Allow', allowed)
      throw new RefusedRequest('method_not_allowed')
    })
  }
}

/** It is answered 200 all the same: sent again, it could be read no better. What it says may be about people. */
function noteUnreadable(
  { log }: Pick<Context, 'log'>,
  channel: string,
  { unreadable }: Webhook<unknown>,
): void {
  if (unreadable > 0) log.warn({ channel, unreadable }, 'webhook partly unreadable')
}

/** What cannot be read says nothing: the token is looked at all the same. */
function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
