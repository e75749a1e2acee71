import type { MessageChannel } from '#rules/messages/events.ts'
import { chargedOn, type RateCategory, restOfWorld } from '#rules/money/rate-card.ts'
import type { Context } from '../context.server.ts'
import { authorise } from '../money/module-servers/authorise.ts'
import { capture } from '../money/module-servers/capture.ts'
import type { ModuleServerContext } from '../money/module-servers/module-server-context.ts'
import { releaseHold } from '../money/module-servers/release-hold.ts'
import { spend } from '../money/module-servers/spend.ts'
import { priceLines } from '../money/rates/read-rates.ts'

/** Modules that we run ourselves pay by the same rules and the same calls as those of others. */
const ownServer = { id: 'infiniti', slugs: ['whatsapp', 'email', 'otp_verification'] }
const asOwnServer = (ctx: Context): ModuleServerContext => ({ ...ctx, moduleServer: ownServer })

export interface PricedMessage {
  outletId: string
  channel: MessageChannel
  category: RateCategory
  /** Of the number; a reader of email has none. */
  country: string
  /** Parts of an SMS; one of everything else. */
  units: number
  recipient: string
}

const lineOf = ({ channel, category, country, units }: PricedMessage) => ({
  channel,
  category,
  country: channel === 'email' ? restOfWorld : country,
  units,
})

/** What it would cost now, in millionths; undefined where the rate card has no line for it. */
export async function priceOf(ctx: Context, message: PricedMessage): Promise<number | undefined> {
  const [line] = await priceLines(ctx, [lineOf(message)], ctx.clock.now())
  return line && line.unitPrice * message.units
}

/** WhatsApp's price is held until it is delivered; the others are paid when they are handed over. */
export async function payAttempt(ctx: Context, key: string, message: PricedMessage) {
  const line = lineOf(message)
  const { outletId: outlet, recipient } = message
  const own = asOwnServer(ctx)
  if (chargedOn(message.channel) === 'hand_over') {
    const { transfer, amount } = await spend(own, { outlet, ...line, recipients: [recipient] }, key)
    return { holdId: null, transferId: transfer, price: amount }
  }
  const { holds } = await authorise(own, { outlet, lines: [line], recipients: [recipient] }, key)
  const [hold] = holds
  return { holdId: hold?.id ?? null, transferId: null, price: hold?.amount ?? 0 }
}

/** Delivered: the held price is charged, once for each hold. */
export async function chargeHold(ctx: Context, hold: string, category: RateCategory): Promise<string | null> {
  const { transfer } = await capture(asOwnServer(ctx), { hold, units: 1, category }, `delivered:${hold}`)
  return transfer
}

export const giveBackHold = (ctx: Context, hold: string) => releaseHold(asOwnServer(ctx), hold)
