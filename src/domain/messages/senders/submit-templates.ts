import { and, eq, sql } from 'drizzle-orm'
import type { SenderChannel } from '#contract/messages/shapes.ts'
import { eventRules, type MessageEvent, messageEvents } from '#rules/messages/events.ts'
import { messageTexts } from '#rules/messages/texts.ts'
import { messageTemplates } from '#database/schema/messages.ts'
import { accountHosts } from '#database/schema/shoppers.ts'
import type { Context } from '../../context.server.ts'
import { originOf } from '../../shoppers/find-account-host.ts'
import { templateName } from '../template-name.ts'
import { findSender, requireChat, requireTexts, type Sender } from './sender-row.ts'

const language = 'en'

type Standing = Pick<typeof messageTemplates.$inferInsert, 'providerId' | 'state' | 'category' | 'reason'>

/**
 * Submits the texts that the provider does not have yet, and writes down how the others stand. Safe to repeat: Meta is
 * asked by name first, and an SMS text that was submitted has an id.
 */
export async function submitTemplates(ctx: Context, outletId: string, channel: SenderChannel): Promise<void> {
  const sender = await findSender(ctx, outletId, channel)
  if (!sender || sender.state === 'code' || sender.state === 'refused') return
  if (channel === 'whatsapp' && sender.state !== 'approved') return
  const base = await linkBase(ctx, outletId)
  const rows = await templatesOf(ctx, outletId, channel)
  for (const event of messageEvents) {
    const hasLink = messageTexts[event].button !== undefined
    // The button of a text leads to the customer accounts, which may come later.
    if (!eventRules[event].channels.includes(channel) || (hasLink && !base)) continue
    const row = rows.find((one) => one.event === event && one.language === language)
    const standing =
      channel === 'whatsapp'
        ? await standingAtMeta(ctx, outletId, event, base)
        : await standingAtMsg91(ctx, sender, event, row)
    await keep(ctx, sender, event, standing)
  }
}

export const templatesOf = ({ db }: Pick<Context, 'db'>, outletId: string, channel: SenderChannel) =>
  db
    .select()
    .from(messageTemplates)
    .where(and(eq(messageTemplates.outletId, outletId), eq(messageTemplates.channel, channel)))

export async function forgetTemplates(
  { db }: Pick<Context, 'db'>,
  outletId: string,
  channel: SenderChannel,
): Promise<void> {
  await db
    .delete(messageTemplates)
    .where(and(eq(messageTemplates.outletId, outletId), eq(messageTemplates.channel, channel)))
}

/** The beginning of every link; undefined while there are no customer accounts. */
async function linkBase(ctx: Context, outletId: string): Promise<string | undefined> {
  const [host] = await ctx.db
    .select({ slug: accountHosts.slug })
    .from(accountHosts)
    .where(eq(accountHosts.outletId, outletId))
  return host && `${originOf(ctx, host.slug)}/l/`
}

async function standingAtMeta(
  ctx: Context,
  outletId: string,
  event: MessageEvent,
  baseUrl = '',
): Promise<Standing> {
  const chat = requireChat(ctx)
  const { category } = eventRules[event]
  const { body, examples, button } = messageTexts[event]
  const name = templateName(outletId, event, button && baseUrl)
  const [known] = (await chat.readTemplates(name)).filter((one) => one.language === language)
  if (known) return { providerId: name, state: known.state, category: known.category, reason: known.reason }
  const answer = await chat.submitTemplate({
    name,
    language,
    category,
    body,
    examples,
    ...(button && { button: { text: button, baseUrl, example: 'Vd3kq8ZrT1yNw0bXcHs7aQ' } }),
  })
  return answer.refusal === undefined
    ? { providerId: name, state: 'submitted', category, reason: '' }
    : { providerId: name, state: 'rejected', category, reason: answer.refusal }
}

async function standingAtMsg91(
  ctx: Context,
  { outletId, providerId: sender }: Sender,
  event: MessageEvent,
  row: Standing | undefined,
): Promise<Standing> {
  const texts = requireTexts(ctx)
  const { category } = eventRules[event]
  if (row?.providerId) return { ...row, state: await texts.readTemplate(row.providerId) }
  const { body, button } = messageTexts[event]
  const name = templateName(outletId, event)
  const answer = await texts.submitTemplate({
    name,
    sender,
    body,
    hasLink: button !== undefined,
  })
  return answer.refusal === undefined
    ? { providerId: answer.id, state: 'submitted', category, reason: '' }
    : { providerId: '', state: 'rejected', category, reason: answer.refusal }
}

async function keep(
  { db, clock }: Context,
  { outletId, companyId, channel }: Sender,
  event: MessageEvent,
  { providerId, state, category, reason }: Standing,
): Promise<void> {
  const values = { providerId, state, category, reason, updatedAt: clock.now() }
  const kept = messageTemplates
  await db
    .insert(kept)
    .values({ outletId, companyId, event, channel, language, ...values })
    .onConflictDoUpdate({
      target: [kept.outletId, kept.event, kept.channel, kept.language],
      set: values,
      // Staff see since when a text is not used.
      setWhere: sql`(${kept.providerId}, ${kept.state}, ${kept.category}, ${kept.reason}) is distinct from
        (excluded.provider_id, excluded.state, excluded.category, excluded.reason)`,
    })
}
