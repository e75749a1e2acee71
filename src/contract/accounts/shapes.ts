import * as z from 'zod/mini'
import {
  accountEmail,
  captchaAnswer,
  dialCode,
  line,
  longest,
  optionalLine,
  optionalWebAddress,
  personName,
  refuse,
} from '../fields.ts'

/** As typed, never trimmed. The upper bound only keeps a hash from being fed a book. */
export const password = z
  .string(refuse('password_required'))
  .check(z.minLength(1, refuse('password_required')), z.maxLength(256, refuse('too_long')))

/** The code of an authenticator app or a backup code; asked for only where the account has one. */
const factorCode = optionalLine(20)

export const loginInput = z.object({ email: accountEmail, password, code: factorCode })

/** An e-mail, a shop's address, or both; the answer names the first that is taken. */
export const checkInput = z
  .object({
    email: z._default(z.union([z.literal(''), accountEmail], refuse('email_invalid')), ''),
    website: optionalWebAddress,
    token: captchaAnswer,
  })
  .check(
    z.refine(({ email, website }) => email !== '' || website !== '', {
      path: ['email'],
      ...refuse('email_required'),
    }),
  )

/** The sentences are fixed; programs read the code. */
export const checkAnswer = z.object({
  code: z.enum(['email_taken', 'shop_taken', 'available']),
  message: z.enum(['Email already exist', 'Shop already exist', 'Available']),
})

/** Forms say yes in several ways. */
export const ticked = z.pipe(
  z._default(z.union([z.boolean(), z.string()]), false),
  z.transform((value) => value === true || value === 'true' || value === 'on'),
)

export const signUpInput = z.object({
  email: accountEmail,
  password,
  confirm_password: z.optional(z.string(refuse('password_unmatched'))),
  first_name: personName('first_name_required'),
  last_name: personName('last_name_required'),
  phone_code: dialCode,
  phone_no: line('phone_required', longest.phone).check(z.regex(/^\d{7,14}$/, refuse('phone_invalid'))),
  termsAndCondition: ticked,
  website: optionalWebAddress,
  app: optionalLine(60),
  currency: optionalLine(10),
  shopify_xircls_app_id: optionalLine(100),
  platform: optionalLine(20),
  utm_source: optionalLine(200),
  utm_medium: optionalLine(200),
  aft_no: optionalLine(60),
  checkPassword: z.optional(z.unknown()),
  checkShop: z.optional(z.unknown()),
  checkEmail: z.optional(z.unknown()),
  token: captchaAnswer,
})

export type SignUpInput = z.infer<typeof signUpInput>

/** What the call takes: the telephone is judged in its turn, after captcha and password. */
export const signUpCall = z.extend(signUpInput, { phone_no: optionalLine(longest.phone) }).check(
  z.refine(({ password: typed, confirm_password: again }) => again === undefined || again === typed, {
    path: ['confirm_password'],
    ...refuse('password_unmatched'),
  }),
)

export const tokenPair = z.object({
  /** `<expiry in seconds>.<random>`: works only together with the cookie that came with it. */
  access: z.string(),
  refresh: z.string(),
})

export const outletView = z.object({
  id: z.string(),
  outlet_name: z.string(),
  web_url: z.nullable(z.string()),
  api_key: z.string(),
})

/** What every way of signing in answers. */
export const sessionView = z.object({
  token: tokenPair,
  app_name: z.string(),
  outlet_list: z.array(outletView),
  installed_apps: z.array(z.string()),
  status: z.string(),
  permission_list: z.array(z.string()),
  super_user: z.boolean(),
  is_super_user: z.boolean(),
  multi_user_key: z.string(),
  currency_symbol: z.string(),
  logged_in_user: z.object({ user_first_name: z.string(), user_role: z.string() }),
})

export type SessionView = z.infer<typeof sessionView>

/** An act that needs no answer but a sentence. */
export const done = z.object({ message: z.string() })

export const refreshInput = z.object({ refresh: z.string().check(z.maxLength(200)) })

const mostBlocks = 16

/** Which blocks of a list: `7,310`. */
export const passwordBlocksQuery = z.object({
  list: z.enum(['common', 'leaked'], refuse('choice_required')),
  blocks: z.pipe(
    z.string(refuse('required')).check(z.regex(/^\d{1,4}(,\d{1,4})*$/, refuse('number_required'))),
    z.pipe(
      z.transform((text: string) => text.split(',').map(Number)),
      z.array(z.number()).check(z.maxLength(mostBlocks, refuse('too_long'))),
    ),
  ),
})

/** The bits of each block, in base64, and how many of them a value marks. */
export const passwordBlocksAnswer = z.object({
  blocks: z.array(z.object({ number: z.number(), places: z.number(), bits: z.string() })),
})
