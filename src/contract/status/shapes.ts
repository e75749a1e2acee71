import * as z from 'zod/mini'
import { line, readableLines, refuse } from '../fields.ts'
import { type IncidentState, incidentStates } from './incident-states.ts'

/** What the status page tells of, in its order. */
export const statusParts = ['pages', 'database', 'queue', 'mail', 'google', 'shopify'] as const
export type StatusPart = (typeof statusParts)[number]

export const statusRules = {
  /** How many days the page shows. */
  days: 90,
  /** A part whose last check is older than this is not known to work. */
  freshMinutes: 5,
} as const

const instant = z.iso.datetime(refuse('time_required'))

/** Without an id it is a new one. An end belongs to what is resolved. */
export const incidentInput = z
  .object({
    id: z.optional(z.uuid()),
    title: line('title_required', 120),
    text: z
      .string(refuse('message_required'))
      .check(
        z.trim(),
        z.minLength(1, refuse('message_required')),
        z.maxLength(2000, refuse('too_long')),
        readableLines,
      ),
    state: z.enum(incidentStates, refuse('choice_required')),
    began_at: instant,
    ended_at: z.optional(instant),
  })
  .check(
    z.refine(({ began_at, ended_at }) => !ended_at || Date.parse(ended_at) >= Date.parse(began_at), {
      path: ['ended_at'],
      ...refuse('end_too_early'),
    }),
  )
export type IncidentInput = z.infer<typeof incidentInput>

export interface Incident {
  id: string
  title: string
  text: string
  state: IncidentState
  beganAt: string
  endedAt: string | null
  updatedAt: string
}
