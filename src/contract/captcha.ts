import { z } from 'zod'

/** Each protected act has its own captcha action: an answer for one is refused for another. */
export const captchaActions = ['CONTACT', 'SIGNUP'] as const
export type CaptchaAction = (typeof captchaActions)[number]

export const captchaQuery = z.object({ action: z.enum(captchaActions) })

/** The puzzle of ALTCHA, as its solver in the browser wants it. */
export const captchaChallenge = z
  .object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      expiresAt: z.number().optional(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
    }),
    signature: z.string().optional(),
  })
  .meta({ id: 'CaptchaChallenge' })

/** Which captcha a page must use, and what it needs for it. */
export type CaptchaSetup = { kind: 'altcha' } | { kind: 'recaptcha'; siteKey: string; scriptUrl: string }
