import { z } from 'zod'
import type { NumberStanding, TemplateStanding } from '#domain/ports/messages.ts'

/** What Meta answers about a number or a text. Fields that we do not read are not named. */

export const numberShape = z.object({ name_status: z.string(), status: z.string().optional() })

/** Meta writes `NONE` where there is no reason. */
export const reasonOf = (reason: string | null | undefined): string =>
  reason && reason !== 'NONE' ? reason : ''

/** States in which a number may not write. */
const stopped = new Set(['BANNED', 'RESTRICTED', 'DISCONNECTED'])

export function numberStanding({ name_status: name, status }: z.infer<typeof numberShape>): NumberStanding {
  if (name === 'DECLINED' || name === 'EXPIRED') return { state: 'refused', reason: `NAME_${name}` }
  if (name !== 'APPROVED' && name !== 'AVAILABLE_WITHOUT_REVIEW') return { state: 'asked', reason: '' }
  return status !== undefined && stopped.has(status)
    ? { state: 'paused', reason: status }
    : { state: 'approved', reason: '' }
}

export const templatesShape = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      category: z.string(),
      status: z.string(),
      rejected_reason: z.string().nullish(),
    }),
  ),
})

const states: Readonly<Record<string, TemplateStanding['state']>> = {
  APPROVED: 'approved',
  REJECTED: 'rejected',
  PAUSED: 'paused',
  DISABLED: 'paused',
  ARCHIVED: 'paused',
  PENDING_DELETION: 'paused',
}

export const templateStanding = ({
  language,
  category,
  status,
  rejected_reason: rejected,
}: z.infer<typeof templatesShape>['data'][number]): TemplateStanding => ({
  language,
  category: category.toLowerCase(),
  state: states[status] ?? 'submitted',
  reason: reasonOf(rejected),
})
