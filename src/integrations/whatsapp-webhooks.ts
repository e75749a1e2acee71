import { z } from 'zod'
import type { ChatEvent, Webhook } from '#domain/ports/messages.ts'
import { eachReadable, type Found, webhookOf } from './readable-items.ts'
import { reasonOf } from './whatsapp-standing.ts'

/** What Meta posts about messages, texts and numbers. Fields that we do not read are not named. */

const webhook = z.object({ entry: z.array(z.unknown()) })
const entry = z.object({ changes: z.array(z.unknown()) })
const change = z.object({ field: z.string(), value: z.unknown() })

const messagesValue = z.object({
  metadata: z.object({ phone_number_id: z.string() }).optional(),
  statuses: z.array(z.unknown()).default([]),
  messages: z.array(z.unknown()).default([]),
})

const status = z.object({
  status: z.string(),
  biz_opaque_callback_data: z.string().default(''),
  pricing: z.object({ billable: z.boolean().nullish(), type: z.string().nullish() }).nullish(),
  errors: z.array(z.object({ code: z.number().optional() })).default([]),
})

/** Without a number nobody knows whose reply it is: it counts as one that cannot be read. */
const reply = z.object({
  from: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
})

const decisionValue = z.object({
  event: z.string().optional(),
  message_template_name: z.string().optional(),
  message_template_language: z.string().optional(),
  message_template_category: z.string().optional(),
  new_category: z.string().optional(),
  reason: z.string().nullish(),
  display_phone_number: z.string().optional(),
  decision: z.string().optional(),
  rejection_reason: z.string().nullish(),
})

type Decision = z.infer<typeof decisionValue>
type FoundEvent = Found<ChatEvent>

export const readChatWebhook = (body: unknown): Webhook<ChatEvent> =>
  webhookOf(
    eachReadable(webhook, [body], ({ entry: entries }) =>
      eachReadable(entry, entries, ({ changes }) => eachReadable(change, changes, eventsOf)),
    ),
  )

function eventsOf({ field, value }: z.infer<typeof change>): FoundEvent[] {
  if (field === 'messages') return eachReadable(messagesValue, [value], conversationEvents)
  const decided = decisions[field]
  return decided ? eachReadable(decisionValue, [value], decided) : []
}

const conversationEvents = ({
  metadata,
  statuses,
  messages,
}: z.infer<typeof messagesValue>): FoundEvent[] => [
  ...eachReadable(status, statuses, reportOf),
  ...eachReadable(reply, messages, ({ from, text, button }) => [
    {
      kind: 'reply' as const,
      to: metadata?.phone_number_id ?? '',
      from,
      text: text?.body ?? button?.text ?? '',
    },
  ]),
]

const knownStatuses = ['sent', 'delivered', 'read', 'failed'] as const

function reportOf({
  biz_opaque_callback_data: reference,
  pricing,
  errors,
  ...report
}: z.infer<typeof status>): ChatEvent[] {
  const known = knownStatuses.find((name) => name === report.status)
  if (!known || !reference) return []
  const isBillable = isBillableOf(pricing)
  return [
    {
      kind: 'report',
      reference,
      status: known,
      ...(isBillable !== undefined && { isBillable }),
      error: String(errors[0]?.code ?? ''),
    },
  ]
}

/** Meta means to leave `billable` out in favour of the type, of which every other than `regular` is free. */
const isBillableOf = (pricing: z.infer<typeof status>['pricing']): boolean | undefined =>
  pricing?.billable ?? (pricing?.type ? pricing.type === 'regular' : undefined)

const decisions: Readonly<Record<string, (value: Decision) => ChatEvent[]>> = {
  message_template_status_update: templateEvents,
  template_category_update: (one) =>
    one.message_template_name && one.new_category
      ? [{ kind: 'category', ...templateOf(one), category: one.new_category.toLowerCase() }]
      : [],
  phone_number_name_update: numberEvents,
}

const templateOf = (one: Decision) => ({
  name: one.message_template_name ?? '',
  language: one.message_template_language ?? '',
})

/** What Meta decides of a name; a decision that is put off is none. */
const nameDecisions: Readonly<Record<string, 'approved' | 'refused'>> = {
  APPROVED: 'approved',
  REJECTED: 'refused',
}

function numberEvents(one: Decision): ChatEvent[] {
  const state = nameDecisions[one.decision ?? '']
  if (!state || !one.display_phone_number) return []
  const number = one.display_phone_number.replaceAll(/\D/g, '')
  return [{ kind: 'number', number, state, reason: reasonOf(one.rejection_reason) }]
}

/** Events that change whether a text may be used; others, such as a warning, do not. */
const templateStates: Readonly<Record<string, 'approved' | 'rejected' | 'paused'>> = {
  APPROVED: 'approved',
  REINSTATED: 'approved',
  UNARCHIVED: 'approved',
  REJECTED: 'rejected',
  PAUSED: 'paused',
  DISABLED: 'paused',
  ARCHIVED: 'paused',
  DELETED: 'paused',
  PENDING_DELETION: 'paused',
}

/** An approval can be under another category than the one that was asked for. */
function templateEvents(one: Decision): ChatEvent[] {
  const state = templateStates[one.event ?? '']
  if (!state || !one.message_template_name) return []
  const category = one.message_template_category?.toLowerCase()
  return [
    { kind: 'template', ...templateOf(one), state, reason: reasonOf(one.reason) },
    ...(category ? [{ kind: 'category' as const, ...templateOf(one), category }] : []),
  ]
}
