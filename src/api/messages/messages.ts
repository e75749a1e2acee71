import type { Context as HonoContext, Hono } from 'hono'
import { endpoints } from '#contract/endpoints.ts'
import { listMessages } from '#domain/messages/list-messages.ts'
import { listStops } from '#domain/messages/stops/list-stops.ts'
import { resumeSms, stopSms } from '#domain/messages/stops/record-stop.ts'
import { checkOwnSender } from '#domain/messages/senders/check-sender.ts'
import { connectSms } from '#domain/messages/senders/connect-sms.ts'
import {
  connectWhatsapp,
  resendWhatsappCode,
  verifyWhatsapp,
} from '#domain/messages/senders/connect-whatsapp.ts'
import { disconnectSender } from '#domain/messages/senders/disconnect-sender.ts'
import { readSenders } from '#domain/messages/senders/read-senders.ts'
import { readMessageSettings, saveMessageSettings, switchTemplate } from '#domain/messages/settings.ts'
import { readTemplates } from '#domain/messages/templates.ts'
import { sendTestMessage } from '#domain/messages/test-message.ts'
import { requireOutlet } from '#domain/outlets/require-outlet.ts'
import type { MerchantContext } from '#domain/sessions/session.server.ts'
import { type ApiEnv, mount } from '../mount.ts'

/** The outlet that the tab names, checked. */
const outletOf = (ctx: MerchantContext, http: HonoContext) =>
  requireOutlet(ctx, http.req.header('outlet') || undefined)

export function mountMessages(app: Hono<ApiEnv>): void {
  mount(app, endpoints.messageList, async (ctx, query, http) => ({
    data: await listMessages(ctx, await outletOf(ctx, http), query),
  }))
  mount(app, endpoints.messageStops, async (ctx, query, http) => ({
    data: await listStops(ctx, await outletOf(ctx, http), query),
  }))
  mount(app, endpoints.stopSms, async (ctx, input, http) => stopSms(ctx, await outletOf(ctx, http), input))
  mount(app, endpoints.resumeSms, async (ctx, input, http) =>
    resumeSms(ctx, await outletOf(ctx, http), input),
  )
  mount(app, endpoints.messageSettings, async (ctx, _, http) => ({
    data: await readMessageSettings(ctx, await outletOf(ctx, http)),
  }))
  mount(app, endpoints.saveMessageSettings, async (ctx, input, http) => {
    const outlet = await outletOf(ctx, http)
    await saveMessageSettings(ctx, outlet, input)
    return { data: await readMessageSettings(ctx, outlet) }
  })
  mount(app, endpoints.messageTemplates, async (ctx, _, http) => ({
    data: await readTemplates(ctx, await outletOf(ctx, http)),
  }))
  mount(app, endpoints.switchMessageTemplate, async (ctx, input, http) => {
    const outlet = await outletOf(ctx, http)
    await switchTemplate(ctx, outlet, input)
    return { data: await readTemplates(ctx, outlet) }
  })
  mount(app, endpoints.sendTestMessage, async (ctx, input, http) =>
    sendTestMessage(ctx, await outletOf(ctx, http), input),
  )
  mountSenders(app)
}

/** Each answers with the senders as they are then. */
function mountSenders(app: Hono<ApiEnv>): void {
  mount(app, endpoints.messageSenders, async (ctx, _, http) => ({
    data: await readSenders(ctx, await outletOf(ctx, http)),
  }))
  mount(app, endpoints.connectWhatsapp, async (ctx, input, http) => {
    const outlet = await outletOf(ctx, http)
    await connectWhatsapp(ctx, outlet, input)
    return { data: await readSenders(ctx, outlet) }
  })
  mount(app, endpoints.resendWhatsappCode, async (ctx, _, http) => {
    const outlet = await outletOf(ctx, http)
    await resendWhatsappCode(ctx, outlet)
    return { data: await readSenders(ctx, outlet) }
  })
  mount(app, endpoints.verifyWhatsapp, async (ctx, { code }, http) => {
    const outlet = await outletOf(ctx, http)
    await verifyWhatsapp(ctx, outlet, code)
    return { data: await readSenders(ctx, outlet) }
  })
  mount(app, endpoints.connectSms, async (ctx, input, http) => {
    const outlet = await outletOf(ctx, http)
    await connectSms(ctx, outlet, input)
    return { data: await readSenders(ctx, outlet) }
  })
  mount(app, endpoints.checkSender, async (ctx, { channel }, http) => {
    const outlet = await outletOf(ctx, http)
    await checkOwnSender(ctx, outlet, channel)
    return { data: await readSenders(ctx, outlet) }
  })
  mount(app, endpoints.disconnectSender, async (ctx, { channel }, http) => {
    const outlet = await outletOf(ctx, http)
    await disconnectSender(ctx, outlet, channel)
    return { data: await readSenders(ctx, outlet) }
  })
}
