import type { MessageChannel, MessageEvent } from '#rules/messages/events.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import { type RateCategory, restOfWorld } from '#rules/money/rate-card.ts'
import { type Context, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { authorise } from '../money/module-servers/authorise.ts'
import { capture } from '../money/module-servers/capture.ts'
import { chargeMessage } from '../money/module-servers/charge-message.ts'
import { requireServed } from '../money/module-servers/module-server-context.ts'
import { ownModuleServer } from '../money/module-servers/own-module-server.ts'
import { readHold } from '../money/module-servers/read-hold.ts'
import { releaseHold } from '../money/module-servers/release-hold.ts'
import { findRates } from '../money/rates/read-rates.ts'

const ownSlugs: ModuleSlug[] = ['whatsapp', 'email', 'otp_verification']
const asOwnServer = (ctx: Context, slugs = ownSlugs) => ({
  ...ctx,
  moduleServer: { id: ownModuleServer, slugs },
})

/** The module that has to be on at the outlet for an event on a channel. */
export function moduleFor(event: MessageEvent, channel: MessageChannel): ModuleSlug {
  if (event === 'sign_in_code') return 'otp_verification'
  return channel === 'email' ? 'email' : 'whatsapp'
}

export interface PricedMessage {
  outletId: string
  event: MessageEvent
  channel: MessageChannel
  category: RateCategory
  /** Of the number; a reader of email has none. */
  country: string
  /** Parts of an SMS; one of everything else. */
  units: number
  recipient: string
}

const lineOf = ({ channel, category, country, units }: Omit<PricedMessage, 'recipient'>) => ({
  channel,
  category,
  country: channel === 'email' ? restOfWorld : country,
  units,
})

/** What each would cost now, in millionths; undefined where the rate card has no line for it. */
export async function pricesOf(
  ctx: Context,
  messages: readonly Omit<PricedMessage, 'recipient'>[],
): Promise<(number | undefined)[]> {
  if (messages.length === 0) return []
  const rates = await findRates(ctx, messages.map(lineOf), ctx.clock.now())
  return messages.map(({ units }, place) => {
    const rate = rates[place]
    return rate && rate.unitPrice * units
  })
}

/** Holds the price. Under one key it is held once, however often the job begins again. */
export async function holdPrice(ctx: Context, key: string, message: PricedMessage) {
  const { outletId: outlet, event, channel, units, recipient } = message
  const own = asOwnServer(ctx, [moduleFor(event, channel)])
  // A trial counts people: each part of a long SMS goes to the same one.
  const recipients = Array.from({ length: units }, () => recipient)
  const { holds } = await authorise(own, { outlet, lines: [lineOf(message)], recipients }, key)
  const [hold] = holds
  return { holdId: hold?.id ?? null, price: hold?.amount ?? 0 }
}

/**
 * Charges what is held, once. A hold that was given back, because a failure was reported first, is charged anew. Null
 * where the wallet cannot pay any more, or the plan ended: then it is our loss.
 */
export async function chargeHold(
  tx: Context,
  holdId: string,
  message: Omit<PricedMessage, 'recipient'>,
): Promise<string | null> {
  const own = asOwnServer(tx)
  const { units, category } = message
  try {
    // A refusal of the ledger ends a transaction: this one is inside the caller's.
    const { transfer } = await withTransaction(own, (inner) =>
      capture(inner, { hold: holdId, units, category }, `delivered:${holdId}`),
    )
    return transfer
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code !== 'hold_closed') return lost(tx, holdId, error)
  }
  const hold = await readHold(own, holdId)
  try {
    await requireServed(own, hold)
    const { transfer } = await withTransaction(tx, (inner) =>
      chargeMessage(inner, {
        scope: `module-server:${ownModuleServer}`,
        key: `after-release:${holdId}`,
        fingerprint: '',
        outletId: message.outletId,
        walletId: hold.walletId,
        message: lineOf(message),
      }),
    )
    return transfer
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return lost(tx, holdId, error)
  }
}

function lost({ log }: Context, holdId: string, { code }: DomainError): null {
  log.error({ hold: holdId, code }, 'message delivered and not charged')
  return null
}

export const giveBackHold = (ctx: Context, hold: string) => releaseHold(asOwnServer(ctx), hold)
