import * as z from 'zod/mini'
import { password } from '../accounts/shapes.ts'
import { accountEmail, captchaAnswer, optionalLine, refuse } from '../fields.ts'
import { passkeyUse } from '../passkeys/shapes.ts'

/** Six digits from a mail, however they were grouped when they were copied. */
export const mailedCode = z.pipe(
  z.string(refuse('code_required')).check(z.maxLength(20, refuse('too_long'))),
  z.pipe(
    z.transform((value: string) => value.replaceAll(/\D/g, '')),
    z.string().check(z.length(6, refuse('code_required'))),
  ),
)

/** The secret of a mailed link, or an id that we gave out. */
const secret = z.string(refuse('code_required')).check(z.maxLength(200, refuse('too_long')))

/** A new password, twice, as typed. What else it must be, the server says. */
const newPassword = { password, confirm_password: z.string(refuse('password_required')) }

const bothAgree = z.refine<{ password: string; confirm_password: string }>(
  (typed) => typed.password === typed.confirm_password,
  { path: ['confirm_password'], ...refuse('password_unmatched') },
)

export const generateOtpInput = z.object({ email: accountEmail, token: captchaAnswer })

/** The code works only together with `request`: another browser's code is of no use to this one. */
export const otpRequest = z.object({ message: z.string(), request: z.string() })

export const verifyOtpInput = z.object({
  email: accountEmail,
  request: secret,
  otp: mailedCode,
  code: optionalLine(20),
})

export const requestResetInput = z.object({ email: accountEmail, token: captchaAnswer })

export const completeResetInput = z.object({ token: secret, ...newPassword }).check(bothAgree)

export const verifyEmailInput = z.object({ token: secret })

/** With `reset_token`, the password was taken off the account: the next step is `completeReset`. */
export const verifyEmailAnswer = z.object({ message: z.string(), reset_token: z.optional(z.string()) })

/** Somebody who has no password yet leaves the old one out. */
export const changePasswordInput = z
  .object({ old_password: z._default(z.string().check(z.maxLength(256)), ''), ...newPassword })
  .check(bothAgree)

/** One of passkey, password, or mailed code with its request; the last two with `code` where there is a factor. */
export const proveInput = z.object({
  password: z.optional(password),
  passkey: z.optional(passkeyUse),
  request: z.optional(secret),
  otp: z.optional(mailedCode),
  code: optionalLine(20),
})

export type ProveInput = z.infer<typeof proveInput>
