import { eq } from 'drizzle-orm'
import { type MessageTemplate, type MessageTemplates, templateStates } from '#contract/messages/shapes.ts'
import { type ChannelFacts, chooseChannel } from '#rules/messages/choose-channel.ts'
import { eventRules, type MessageChannel, type MessageEvent, messageEvents } from '#rules/messages/events.ts'
import { codeText, messageTexts } from '#rules/messages/texts.ts'
import { rateFor, restOfWorld } from '#rules/money/rate-card.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { messageSenders, messageSettings, messageTemplates } from '#database/schema/messages.ts'
import { readRateCard } from '../money/rates/read-rates.ts'
import { walletCurrency } from '../money/wallet/open-wallet.ts'
import { type Outlet, requirePermission } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { withTenant } from '../tenant.server.ts'
import { moduleFor } from './message-money.ts'
import { textOf } from './message-texts.ts'
import { countryOf } from './recipient.ts'
import { smsParts } from '#rules/message-cost.ts'

const language = 'en'
/** As long as a real one. */
const exampleLink = 'https://tamarind.example/l/Vd3kq8ZrT1yNw0bXcHs7aQ'

/** Every text of an outlet as a shopper would read it, with its approval, its price and whether it is used. */
export async function readTemplates(ctx: MerchantContext, outlet: Outlet): Promise<MessageTemplates> {
  requirePermission(ctx, 'apps:open')
  return withTenant(ctx, async (tx) => {
    const known = await readKnown(tx, outlet)
    return {
      currency: walletCurrency,
      country: known.country,
      templates: messageEvents.flatMap((event) => viewEvent(known, event)),
    }
  })
}

/** The channels by which an event goes now, the best first, each with its price. */
export async function usedChannels(
  ctx: MerchantContext,
  outlet: Outlet,
  event: MessageEvent,
): Promise<Pick<MessageTemplate, 'channel' | 'price'>[]> {
  const known = await readKnown(ctx, outlet)
  return viewEvent(known, event).filter(({ is_used: isUsed }) => isUsed)
}

/** Whether a text may be sent, is switched on, and costs no more than the merchant pays. */
export interface TextState {
  event: MessageEvent
  channel: MessageChannel
  isApproved: boolean
  isOn: boolean
  isBelowCap: boolean
}

/** Every text of an outlet. Call it inside `withTenant`. */
export async function textStates(ctx: MerchantContext, outlet: Outlet): Promise<TextState[]> {
  const known = await readKnown(ctx, outlet, { needsPrices: false })
  const cap = known.settings?.priceCap ?? null
  return messageEvents.flatMap((event) =>
    eventRules[event].channels.map((channel) => {
      const { isApproved, price } = factsOf(known, event, channel, exampleText(known, event, channel))
      const isBelowCap = cap === null || (price !== undefined && price <= cap)
      return { event, channel, isApproved, isOn: isOn(known, event, channel), isBelowCap }
    }),
  )
}

type Known = Awaited<ReturnType<typeof readKnown>>

/** Call it inside `withTenant`. */
async function readKnown(
  ctx: MerchantContext,
  { id: outletId, outletName, webUrl }: Outlet,
  { needsPrices = true } = {},
) {
  const { db, clock } = ctx
  const senders = await db.select().from(messageSenders).where(eq(messageSenders.outletId, outletId))
  const templates = await db.select().from(messageTemplates).where(eq(messageTemplates.outletId, outletId))
  const [settings] = await db.select().from(messageSettings).where(eq(messageSettings.outletId, outletId))
  const installs = await db
    .select({ slug: moduleInstalls.slug })
    .from(moduleInstalls)
    .where(eq(moduleInstalls.outletId, outletId))
  const number = senders.find(({ channel }) => channel === 'whatsapp')?.name
  const hasSms = senders.some(({ channel }) => channel === 'sms')
  return {
    senders,
    templates,
    settings,
    modules: new Set(installs.map(({ slug }) => slug)),
    rates: needsPrices || settings?.priceCap ? await readRateCard(ctx, clock.now()) : [],
    /** Prices are by the shopper's country: most are in that of the merchant. India alone has a register of senders. */
    country: number ? countryOf(number) : hasSms ? 'IN' : restOfWorld,
    store: outletName || webUrl || '',
  }
}

function viewEvent(known: Known, event: MessageEvent): MessageTemplate[] {
  const { category, channels } = eventRules[event]
  const priceCap = known.settings?.priceCap ?? null
  const texts = new Map(channels.map((channel) => [channel, exampleText(known, event, channel)]))
  const own = new Map(
    channels.map((channel) => [channel, factsOf(known, event, channel, texts.get(channel))]),
  )
  /** The best of the channels that are left. */
  const chosen = (isLeft: (channel: MessageChannel) => boolean) =>
    chooseChannel({
      event,
      priceCap,
      facts: {
        whatsapp: { ...noFacts, ...own.get('whatsapp'), isTried: !isLeft('whatsapp') },
        sms: { ...noFacts, ...own.get('sms'), isTried: !isLeft('sms') },
        email: { ...noFacts, ...own.get('email'), isTried: !isLeft('email') },
      },
    }).channel ?? null
  return channels.map((channel, place) => {
    const row = known.templates.find((one) => one.event === event && one.channel === channel)
    return {
      event,
      channel,
      language: row?.language ?? language,
      text: texts.get(channel) ?? '',
      button: buttonOf(event, channel),
      state: channel === 'email' ? null : (templateStates.find((state) => state === row?.state) ?? 'none'),
      reason: row?.reason ?? '',
      moved_to: row && row.category !== category ? row.category : null,
      price: own.get(channel)?.price ?? null,
      is_on: isOn(known, event, channel),
      is_used: chosen((one) => one === channel) === channel,
      next: chosen((one) => channels.indexOf(one) > place),
    }
  })
}

const noFacts: ChannelFacts = {
  isTried: false,
  isOn: false,
  hasAddress: true,
  hasSender: false,
  isApproved: false,
  isStopped: false,
  price: undefined,
}

const isOn = ({ settings }: Known, event: MessageEvent, channel: MessageChannel) =>
  isAlwaysOn(event, channel) || !settings?.off[event]?.includes(channel)

/** Codes by email are a part of customer accounts. */
export const isAlwaysOn = (event: MessageEvent, channel: MessageChannel): boolean =>
  event === 'sign_in_code' && channel === 'email'

function factsOf(known: Known, event: MessageEvent, channel: MessageChannel, text = ''): ChannelFacts {
  const { category } = eventRules[event]
  const hasModule = isAlwaysOn(event, channel) || known.modules.has(moduleFor(event, channel))
  const row = known.templates.find((one) => one.event === event && one.channel === channel)
  const sender = known.senders.find((one) => one.channel === channel)
  const country = channel === 'email' ? restOfWorld : known.country
  const rate = rateFor(known.rates, channel, category, country)
  const units = channel === 'sms' ? smsParts(text).parts : 1
  return {
    ...noFacts,
    isOn: isOn(known, event, channel) && hasModule,
    hasSender: channel === 'email' || sender?.state === 'approved',
    isApproved: channel === 'email' || (row?.state === 'approved' && row.category === category),
    price: rate && rate.unitPrice * units,
  }
}

function exampleText({ store }: Known, event: MessageEvent, channel: MessageChannel): string {
  const { examples, button } = messageTexts[event]
  const [, ...values] = examples
  if (channel === 'whatsapp' && event === 'sign_in_code') return codeText(values[0] ?? '', values[1] ?? '')
  const link = channel === 'sms' && button ? exampleLink : ''
  return textOf(event, { store, values: [...values], link })
}

function buttonOf(event: MessageEvent, channel: MessageChannel): string | null {
  if (channel === 'sms') return null
  if (event === 'sign_in_code') return channel === 'whatsapp' ? 'Copy code' : null
  return messageTexts[event].button ?? null
}
