import { and, eq, or } from 'drizzle-orm'
import { eventRules, type MessageChannel, messageChannels } from '#rules/messages/events.ts'
import type { ChannelFacts } from '#rules/messages/choose-channel.ts'
import { messageSenders, messageSettings, messageStops, messageTemplates } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import { priceOf } from './message-money.ts'
import type { Attempt, Message, MessageContent } from './message-row.ts'
import { smsParts } from './sms-parts.ts'
import { textOf } from './message-texts.ts'

const language = 'en'

/** What speaks for and against each channel of a message, now. */
export async function readChannelFacts(
  ctx: Context,
  message: Message,
  content: MessageContent,
  attempts: readonly Attempt[],
) {
  const { outletId, event } = message
  const [settings] = await ctx.db.select().from(messageSettings).where(eq(messageSettings.outletId, outletId))
  const senders = await ctx.db.select().from(messageSenders).where(eq(messageSenders.outletId, outletId))
  const templates = await ctx.db
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.outletId, outletId), eq(messageTemplates.event, event)))
  const stops = await ctx.db
    .select({ channel: messageStops.channel })
    .from(messageStops)
    .where(
      and(
        eq(messageStops.outletId, outletId),
        or(
          eq(messageStops.recipientHash, message.phoneHash),
          eq(messageStops.recipientHash, message.emailHash),
        ),
      ),
    )
  const factsOf = async (channel: MessageChannel): Promise<ChannelFacts> => {
    const sender = senders.find((one) => one.channel === channel)
    const template = templates.find((one) => one.channel === channel && one.language === language)
    const { category } = eventRules[event]
    return {
      isTried: attempts.some((one) => one.channel === channel),
      isOn: !settings?.off[event]?.includes(channel),
      hasAddress: recipientOf(content, channel) !== '',
      hasSender: channel === 'email' || sender?.state === 'approved',
      isApproved: channel === 'email' || (template?.state === 'approved' && template.category === category),
      isStopped: category !== 'authentication' && stops.some((one) => one.channel === channel),
      price: await priceOf(ctx, pricedMessage(message, content, channel)),
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

export const recipientOf = ({ phone, email }: MessageContent, channel: MessageChannel): string =>
  channel === 'email' ? email : phone

export const pricedMessage = (message: Message, content: MessageContent, channel: MessageChannel) => ({
  outletId: message.outletId,
  channel,
  category: eventRules[message.event].category,
  country: message.country,
  units: channel === 'sms' ? smsParts(textOf(message.event, content)) : 1,
  recipient: recipientOf(content, channel),
})
