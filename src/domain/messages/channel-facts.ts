import { and, eq, inArray } from 'drizzle-orm'
import { eventRules, type MessageChannel, messageChannels } from '#rules/messages/events.ts'
import type { ChannelFacts } from '#rules/messages/choose-channel.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { messageSenders, messageSettings, messageStops, messageTemplates } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import { moduleFor, priceOf } from './message-money.ts'
import type { Attempt, Message, MessageContent } from './message-row.ts'
import { recipientHashes } from './recipient.ts'
import { smsParts } from '#rules/message-cost.ts'
import { textOf } from './message-texts.ts'

const language = 'en'

type Asked = Pick<Message, 'outletId' | 'event' | 'country'>
export type ChannelReading = Awaited<ReturnType<typeof readChannelFacts>>

/** What speaks for and against each channel of a message, now. */
export async function readChannelFacts(
  ctx: Context,
  message: Asked,
  content: MessageContent,
  attempts: readonly Attempt[],
) {
  const { outletId, event } = message
  const { category, channels } = eventRules[event]
  const [settings] = await ctx.db.select().from(messageSettings).where(eq(messageSettings.outletId, outletId))
  const senders = await ctx.db.select().from(messageSenders).where(eq(messageSenders.outletId, outletId))
  const templates = await ctx.db
    .select()
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.outletId, outletId),
        eq(messageTemplates.event, event),
        eq(messageTemplates.language, language),
      ),
    )
  const stops = await ctx.db
    .select({ channel: messageStops.channel })
    .from(messageStops)
    .where(
      and(
        eq(messageStops.outletId, outletId),
        inArray(messageStops.recipientHash, [
          ...recipientHashes(ctx, outletId, content.phone),
          ...recipientHashes(ctx, outletId, content.email),
        ]),
      ),
    )
  const modules = await ctx.db
    .select({ slug: moduleInstalls.slug })
    .from(moduleInstalls)
    .where(eq(moduleInstalls.outletId, outletId))

  const factsOf = async (channel: MessageChannel): Promise<ChannelFacts> => {
    const sender = senders.find((one) => one.channel === channel)
    const template = templates.find((one) => one.channel === channel)
    const isModuleOn = modules.some(({ slug }) => slug === moduleFor(event, channel))
    const facts = {
      isTried: attempts.some((one) => one.channel === channel),
      isOn: isModuleOn && !settings?.off[event]?.includes(channel),
      hasAddress: recipientOf(content, channel) !== '',
      hasSender: channel === 'email' || sender?.state === 'approved',
      isApproved: channel === 'email' || (template?.state === 'approved' && template.category === category),
      isStopped: category !== 'authentication' && stops.some((one) => one.channel === channel),
    }
    const isWanted = channels.includes(channel) && facts.isOn && facts.hasAddress && !facts.isTried
    return {
      ...facts,
      price: isWanted ? await priceOf(ctx, pricedMessage(message, content, channel)) : undefined,
    }
  }
  const facts = await Promise.all(
    messageChannels.map(async (channel) => [channel, await factsOf(channel)] as const),
  )
  return {
    settings,
    senders,
    templates,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every channel is in the list
    facts: Object.fromEntries(facts) as Record<MessageChannel, ChannelFacts>,
  }
}

const recipientOf = ({ phone, email }: MessageContent, channel: MessageChannel): string =>
  channel === 'email' ? email : phone

export const pricedMessage = (
  { outletId, event, country }: Pick<Message, 'outletId' | 'event' | 'country'>,
  content: MessageContent,
  channel: MessageChannel,
) => ({
  outletId,
  event,
  channel,
  category: eventRules[event].category,
  country,
  units: channel === 'sms' ? smsParts(textOf(event, content)).parts : 1,
  recipient: recipientOf(content, channel),
})
