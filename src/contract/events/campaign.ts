import * as z from 'zod/mini'
import { optionalLine } from '../fields.ts'

/** The marks that a link of a campaign carries; nothing else of an address is kept. */
const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign'] as const

/** For calls that somebody may have been led to. */
export const campaignFields = {
  utm_source: optionalLine(200),
  utm_medium: optionalLine(200),
  utm_campaign: optionalLine(200),
}

export const campaignMarks = z.object(campaignFields)

/** What was said of them, without the rest. */
export const campaignOf = (marks: z.infer<typeof campaignMarks>): Record<string, string> =>
  Object.fromEntries(campaignNames.map((name) => [name, marks[name]]).filter(([, value]) => value))
