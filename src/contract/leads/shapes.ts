import * as z from 'zod/mini'
import { leadStates, leadKinds, leadViews } from './choices.ts'
import { line, readableLines, refuse } from '../fields.ts'
import { saysMoreThanGreeting } from '../../rules/answer-text.ts'
import { oneWord, cursorField, typedText } from '../query-fields.ts'

export const leadQuery = z.object({
  search: typedText,
  view: oneWord(leadViews),
  kind: oneWord(['all', ...leadKinds]),
  after: cursorField,
})
export type LeadQuery = z.infer<typeof leadQuery>

/** How long somebody is believed to be writing after their last sign of it. */
export const leadLockMinutes = 3

const id = z.uuid()
/** Of the lead as the page showed it. */
const revision = z.int()

const words = (max: number) =>
  z
    .string(refuse('note_required'))
    .check(
      z.trim(),
      z.minLength(1, refuse('note_required')),
      z.maxLength(max, refuse('too_long')),
      readableLines,
    )

/** Either may be left out; an empty assignee is nobody. */
export const leadChange = z.object({
  id,
  revision,
  state: z.optional(z.enum(leadStates)),
  assignee: z.optional(z.union([z.uuid(), z.literal('')])),
})

/** `look` changes nothing; `take` writes over somebody else's hold; `release` lets go of one's own. */
export const leadLock = z.object({ id, act: z.enum(['look', 'lock', 'take', 'release']) })

export const leadLocked = z.object({
  /** A colleague who is writing; empty when it is nobody else. */
  holder: z.string(),
  /** As the lead stands now. */
  revision: z.number(),
})

export const leadAnswerInput = z.object({
  id,
  revision,
  subject: line('subject_required', 150),
  text: words(5000).check(z.refine(saysMoreThanGreeting, refuse('reply_required'))),
})

export const leadNoteInput = z.object({ id, text: words(2000) })

export const leadReceipt = z.object({ message: z.string(), revision: z.number() })
