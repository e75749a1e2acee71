import { eq, sql } from 'drizzle-orm'
import { eventRules, type MessageChannel, messageChannels } from '#rules/messages/events.ts'
import type { ChannelFacts } from '#rules/messages/choose-channel.ts'
import { arrayText } from '#database/array-text.ts'
import { preparedQuery } from '#database/prepared-query.server.ts'
import { moduleInstalls, outlets } from '#database/schema/companies.ts'
import { messageSenders, messageSettings, messageStops, messageTemplates } from '#database/schema/messages.ts'
import type { Context } from '../context.server.ts'
import { moduleFor, pricesOf } from './message-money.ts'
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
  const recipients = [
    ...recipientHashes(ctx, outletId, content.phone),
    ...recipientHashes(ctx, outletId, content.email),
  ]
  const [row] = await knownOfOutlet(ctx.db).execute({ outletId, event, recipients: arrayText(recipients) })
  const { settings, senders, templates, stops, modules } = row ?? nothing

  const factsOf = (channel: MessageChannel): Omit<ChannelFacts, 'price'> => {
    const sender = senders.find((one) => one.channel === channel)
    const template = templates.find((one) => one.channel === channel)
    const isModuleOn = modules.includes(moduleFor(event, channel))
    return {
      isTried: attempts.some((one) => one.channel === channel),
      isOn: isModuleOn && !settings?.off[event]?.includes(channel),
      hasAddress: recipientOf(content, channel) !== '',
      hasSender: channel === 'email' || sender?.state === 'approved',
      isApproved: channel === 'email' || (template?.state === 'approved' && template.category === category),
      isStopped: category !== 'authentication' && stops.includes(channel),
    }
  }
  const found = messageChannels.map((channel) => ({ channel, facts: factsOf(channel) }))
  const wanted = found
    .filter(({ channel, facts: { isOn, hasAddress, isTried } }) => {
      return channels.includes(channel) && isOn && hasAddress && !isTried
    })
    .map(({ channel }) => channel)
  const prices = await pricesOf(
    ctx,
    wanted.map((channel) => pricedMessage(message, content, channel)),
  )
  const priced = found.map(({ channel, facts }) => [
    channel,
    { ...facts, price: prices[wanted.indexOf(channel)] },
  ])
  return {
    settings,
    senders,
    templates,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every channel is in the list
    facts: Object.fromEntries(priced) as Record<MessageChannel, ChannelFacts>,
  }
}

interface Known {
  settings: Pick<typeof messageSettings.$inferSelect, 'off' | 'quietFrom' | 'quietTo' | 'priceCap'> | null
  senders: { channel: MessageChannel; state: string; providerId: string }[]
  templates: { channel: MessageChannel; state: string; category: string; providerId: string }[]
  /** Channels that this person has stopped. */
  stops: MessageChannel[]
  modules: string[]
}

const nothing: Known = { settings: null, senders: [], templates: [], stops: [], modules: [] }

const ofOutlet = sql`${sql.placeholder('outletId')}::uuid`

/** Everything that is known of an outlet for one message, in one read: it is made for each of them. */
const knownOfOutlet = preparedQuery((db) =>
  db
    .select({
      settings: sql<Known['settings']>`(
        select json_build_object('off', ${messageSettings.off}, 'quietFrom', ${messageSettings.quietFrom},
          'quietTo', ${messageSettings.quietTo}, 'priceCap', ${messageSettings.priceCap})
        from ${messageSettings} where ${messageSettings.outletId} = ${ofOutlet})`,
      senders: sql<Known['senders']>`(
        select coalesce(json_agg(json_build_object('channel', ${messageSenders.channel},
          'state', ${messageSenders.state}, 'providerId', ${messageSenders.providerId})), '[]')
        from ${messageSenders} where ${messageSenders.outletId} = ${ofOutlet})`,
      templates: sql<Known['templates']>`(
        select coalesce(json_agg(json_build_object('channel', ${messageTemplates.channel},
          'state', ${messageTemplates.state}, 'category', ${messageTemplates.category},
          'providerId', ${messageTemplates.providerId})), '[]')
        from ${messageTemplates} where ${messageTemplates.outletId} = ${ofOutlet}
          and ${messageTemplates.event} = ${sql.placeholder('event')} and ${messageTemplates.language} = ${language})`,
      stops: sql<Known['stops']>`(
        select coalesce(json_agg(${messageStops.channel}), '[]')
        from ${messageStops} where ${messageStops.outletId} = ${ofOutlet}
          and ${messageStops.recipientHash} = any(${sql.placeholder('recipients')}::text[]))`,
      modules: sql<Known['modules']>`(
        select coalesce(json_agg(${moduleInstalls.slug}), '[]')
        from ${moduleInstalls} where ${moduleInstalls.outletId} = ${ofOutlet})`,
    })
    .from(outlets)
    .where(eq(outlets.id, sql.placeholder('outletId')))
    .prepare('known_for_message'),
)

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
