import { z } from 'zod'
import type { ChatEvent } from '#domain/ports/messages.ts'
import { reasonOf } from './whatsapp-standing.ts'

/** What Meta posts about messages, texts and numbers. Fields that we do not read are not named. */

const status = z.object({
  id: z.string(),
  status: z.string(),
  biz_opaque_callback_data: z.string().default(''),
  pricing: z.object({ billable: z.boolean() }).optional(),
  errors: z.array(z.object({ code: z.number() })).default([]),
})

const reply = z.object({
  from: z.string(),
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
})

const value = z.object({
  metadata: z.object({ phone_number_id: z.string() }).optional(),
  statuses: z.array(status).default([]),
  messages: z.array(reply).default([]),
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

export const webhook = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value })) })),
})

type Value = z.infer<typeof value>

export function chatEventsOf({ entry }: z.infer<typeof webhook>): ChatEvent[] {
  return entry.flatMap(({ changes }) => changes.flatMap(({ field, value: one }) => eventsOf(field, one)))
}

function eventsOf(field: string, one: Value): ChatEvent[] {
  switch (field) {
    case 'messages':
      return [...reportsOf(one), ...repliesOf(one)]
    case 'message_template_status_update':
      return templateEvents(one)
    case 'template_category_update':
      return one.message_template_name && one.new_category
        ? [{ kind: 'category', ...templateOf(one), category: one.new_category.toLowerCase() }]
        : []
    case 'phone_number_name_update':
      return numberEvents(one)
    default:
      return []
  }
}

const statuses = ['sent', 'delivered', 'read', 'failed'] as const

const reportsOf = (one: Value): ChatEvent[] =>
  one.statuses.flatMap((report) => {
    const known = statuses.find((name) => name === report.status)
    if (!known || !report.biz_opaque_callback_data) return []
    return [
      {
        kind: 'report' as const,
        reference: report.biz_opaque_callback_data,
        status: known,
        ...(report.pricing && { isBillable: report.pricing.billable }),
        error: report.errors[0] ? String(report.errors[0].code) : '',
      },
    ]
  })

const repliesOf = (one: Value): ChatEvent[] =>
  one.messages.map(({ from, text, button }) => ({
    kind: 'reply',
    to: one.metadata?.phone_number_id ?? '',
    from,
    text: text?.body ?? button?.text ?? '',
  }))

const templateOf = (one: Value) => ({
  name: one.message_template_name ?? '',
  language: one.message_template_language ?? '',
})

/** What Meta decides of a name; a decision that is put off is none. */
const nameDecisions: Readonly<Record<string, 'approved' | 'refused'>> = {
  APPROVED: 'approved',
  REJECTED: 'refused',
}

function numberEvents(one: Value): ChatEvent[] {
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
function templateEvents(one: Value): ChatEvent[] {
  const state = templateStates[one.event ?? '']
  if (!state || !one.message_template_name) return []
  const category = one.message_template_category?.toLowerCase()
  return [
    { kind: 'template', ...templateOf(one), state, reason: reasonOf(one.reason) },
    ...(category ? [{ kind: 'category' as const, ...templateOf(one), category }] : []),
  ]
}
