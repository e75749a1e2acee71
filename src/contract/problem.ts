import { z } from 'zod'
import { errorCodes } from './error-codes.ts'

/** The one shape of every refusal. */
export const problem = z
  .object({
    code: z.enum(errorCodes),
    title: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Problem', description: 'Every refusal has this shape; `title` and `message` are for people.' })

export type Problem = z.infer<typeof problem>
