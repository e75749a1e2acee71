import * as z from 'zod/mini'
import type { SignUpInput } from '#contract/accounts/shapes.ts'
import { requireCaptcha } from '../captcha.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { once } from '../once.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { beginSession, showSession, type SignedIn } from '../sessions/sign-in.ts'
import { viewSession } from '../sessions/view-session.ts'
import { issueToken, peekToken } from '../tokens/one-time-token.ts'
import { emailExists } from './check-existence.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from './check-password.ts'
import { createAccount } from './create-account.ts'
import { logIn } from './log-in.ts'
import { welcome } from './welcome.ts'

/** Digits only; the dial code stands in a field of its own. */
const phone = /^\d{7,14}$/

/**
 * Makes account, company and first outlet, and signs in. The checks come in the order the form promises. The same
 * request sent again, known by its key, gets the first one's session.
 */
export async function signUp(
  ctx: RequestContext,
  input: SignUpInput,
  { termsVersion, idempotencyKey }: { termsVersion: string; idempotencyKey?: string },
): Promise<SignedIn> {
  const { email, password } = input
  // Bound to the address: the same key with another address is another sign-up.
  const key = idempotencyKey && `${email}|${idempotencyKey}`
  return once(ctx, {
    key,
    async find() {
      const first = key ? await peekToken(ctx, 'sign-up-repeat', key) : undefined
      if (!first) return undefined
      return (await firstAnswer(ctx, input, first.data)) ?? logIn(ctx, { email, password, code: '' })
    },
    work: () => makeAccount(ctx, input, { termsVersion, repeat: key }),
  })
}

const keptTokens = z.object({
  access: z.string(),
  refresh: z.string(),
  partner: z.string(),
  device: z.string(),
})

/** Only a request with the same password can open what was sealed for the first. */
const sealedFor = ({ email, password }: SignUpInput) => `sign-up-repeat|${email}|${password}`

/** The session that the first request opened, while it is open. */
async function firstAnswer(
  ctx: RequestContext,
  input: SignUpInput,
  { sealed }: Record<string, unknown>,
): Promise<SignedIn | undefined> {
  const text = typeof sealed === 'string' ? ctx.keys.unseal(sealed, sealedFor(input)) : undefined
  if (!text) return undefined
  const { access, refresh, partner, device } = keptTokens.parse(JSON.parse(text))
  const merchant = await authenticate({ ...ctx, credentials: { access, partner } })
  return merchant && { view: await viewSession(merchant, { access, refresh }), partner, device }
}

async function makeAccount(
  ctx: RequestContext,
  input: SignUpInput,
  { termsVersion, repeat }: { termsVersion: string; repeat: string | undefined },
): Promise<SignedIn> {
  const { email, password } = input
  await checkSignUp(ctx, input)
  await ctx.limits.count('signUp', ctx.ip)
  if (await emailExists(ctx, email)) throw new DomainError('email_taken')
  const passwordHash = await hashPassword(ctx, password, ctx.isGone)
  const begun = await withTransaction(ctx, async (tx) => {
    const { userId } = await createAccount(tx, {
      email,
      firstName: input.first_name,
      lastName: input.last_name,
      phoneCode: input.phone_code,
      phoneNo: input.phone_no,
      passwordHash,
      termsVersion,
      website: input.website,
      source: sourceOf(input),
    })
    await welcome(tx, { userId, email, firstName: input.first_name })
    const session = await beginSession(tx, userId, 'sign-up')
    if (repeat) {
      const sealed = ctx.keys.seal(JSON.stringify(keptTokens.parse(session)), sealedFor(input))
      await issueToken(tx, { purpose: 'sign-up-repeat', subject: userId, secret: repeat, data: { sealed } })
    }
    return session
  })
  return showSession(ctx, begun)
}

/** Captcha, password, telephone, terms: the first that fails is the one that is heard of. */
async function checkSignUp(ctx: RequestContext, input: SignUpInput): Promise<void> {
  await requireCaptcha(ctx, input.token, 'SIGNUP')
  checkNewPassword(ctx, input.password, { email: input.email, names: [input.first_name, input.last_name] })
  if (!phone.test(input.phone_no)) throw new DomainError('phone_invalid')
  if (!input.termsAndCondition) throw new DomainError('terms_needed')
}

const sourceNames = [
  'app',
  'currency',
  'shopify_xircls_app_id',
  'platform',
  'utm_source',
  'utm_medium',
  'aft_no',
] as const

/** What is worth keeping of where somebody came from. */
export function sourceOf(input: Pick<SignUpInput, (typeof sourceNames)[number]>): Record<string, string> {
  return Object.fromEntries(
    sourceNames.filter((name) => input[name] !== '').map((name) => [name, input[name]]),
  )
}
