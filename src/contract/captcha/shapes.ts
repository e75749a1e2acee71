import * as z from 'zod/mini'

/** Each protected act has its own captcha action: an answer for one is refused for another. */
export const captchaActions = ['CONTACT', 'SIGNUP', 'DEMO', 'SHARE'] as const
export type CaptchaAction = (typeof captchaActions)[number]

export const captchaQuery = z.object({ action: z.enum(captchaActions) })

/** The puzzle of ALTCHA, as its solver in the browser wants it. */
export const captchaChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.optional(z.string()),
    expiresAt: z.optional(z.number()),
    data: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  }),
  signature: z.optional(z.string()),
})

export type CaptchaChallenge = z.infer<typeof captchaChallenge>

/** Which captcha a page must use, and what it needs for it. */
export type CaptchaSetup = { kind: 'altcha' } | { kind: 'recaptcha'; siteKey: string; scriptUrl: string }
