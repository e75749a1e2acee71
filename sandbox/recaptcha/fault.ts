import { z } from 'zod'

export const recaptchaFault = z.object({ mode: z.enum(['none', 'low-score', 'hang', 'down']) })
export type RecaptchaFault = z.infer<typeof recaptchaFault>['mode']

export const recaptchaFaultChoices: { mode: RecaptchaFault; label: string; says: string }[] = [
  { mode: 'none', label: 'No fault', says: 'Every fresh token scores 0.9.' },
  { mode: 'low-score', label: 'Low score', says: 'Every fresh token scores 0.1.' },
  { mode: 'hang', label: 'Hang', says: 'The check is never answered.' },
  { mode: 'down', label: 'Down', says: 'The check is answered 503.' },
]
