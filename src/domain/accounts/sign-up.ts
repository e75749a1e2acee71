import type { SignUpInput } from '#contract/account.ts'
import { requireCaptcha } from '../captcha.ts'
import { type RequestContext, withTransaction } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import { beginSession, showSession, type SignedIn } from '../sessions/sign-in.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from './check-password.ts'
import { createAccount } from './create-account.ts'

/** Makes account, company and first outlet, and signs in. The checks come in the order the form promises. */
export async function signUp(
  ctx: RequestContext,
  input: SignUpInput,
  termsVersion: string,
): Promise<SignedIn> {
  await requireCaptcha(ctx, input.token, 'SIGNUP')
  const names = [input.first_name, input.last_name]
  checkNewPassword(ctx, input.password, { email: input.email, names })
  if (!input.termsAndCondition) throw new DomainError('terms_needed')
  const passwordHash = await hashPassword(ctx, input.password)
  const begun = await withTransaction(ctx, async (tx) => {
    const { userId } = await createAccount(tx, {
      email: input.email,
      firstName: input.first_name,
      lastName: input.last_name,
      phoneCode: input.phone_code,
      phoneNo: input.phone_no,
      passwordHash,
      termsVersion,
      website: input.website,
      source: sourceOf(input),
    })
    return beginSession(tx, userId, 'sign-up')
  })
  return showSession(ctx, begun)
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
