import { z } from 'zod'

/** How the mail server fails, to see that the product copes. */
export const mailFault = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('none') }),
  z.object({ mode: z.literal('refuse') }),
  z.object({ mode: z.literal('tempfail'), times: z.coerce.number().int().min(1).max(1000).default(1) }),
  z.object({ mode: z.literal('hang'), stage: z.enum(['connect', 'data']).default('connect') }),
  z.object({ mode: z.literal('slow'), ms: z.coerce.number().int().min(1).max(60_000).default(3000) }),
])

export type MailFault = z.infer<typeof mailFault>
export type MailFaultSwitch = ReturnType<typeof makeMailFault>

export function makeMailFault() {
  let fault: MailFault = { mode: 'none' }
  return {
    get: () => fault,
    set: (next: MailFault) => {
      fault = next
    },
    /** True as often as it was asked for; then the server works again. */
    takeTempfail(): boolean {
      if (fault.mode !== 'tempfail') return false
      fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : { mode: 'none' }
      return true
    },
  }
}

export const mailFaultChoices = [
  { mode: 'none', label: 'No fault', says: 'Every email is accepted.' },
  { mode: 'refuse', label: 'Refuse connections', says: 'Every connection is answered 421 and closed.' },
  { mode: 'tempfail', label: 'Fail the next one', says: 'The next email is answered 451: try again later.' },
  { mode: 'hang', label: 'Hang', says: 'Connections are accepted and never answered.' },
  { mode: 'slow', label: 'Be slow', says: 'Each email is answered some seconds late.' },
]
