import { useRef } from 'react'
import { browserMessages, phoneUnfit } from '#content/shared/browser-messages.ts'
import { signUpRefusals } from '#content/shared/form-answers.ts'
import type { SessionView, SignUpInput } from '#contract/accounts/shapes.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { unmetRules } from '#contract/accounts/password.ts'
import type { Problem } from '#contract/problem.ts'
import { campaignMarks } from '#web/client/analytics/campaign.ts'
import { api } from '#web/client/api/api.ts'
import { clearSession, storeSession } from '#web/client/session/session.ts'
import { useCaptchaToken } from '#web/client/captcha/use-captcha-token.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { phoneFits } from '#web/client/forms/phone/phone-fits.ts'
import { useFieldErrors } from '#web/client/forms/use-field-errors.ts'

interface Sentence {
  title: string
  message: string
}

/** The new session, which is stored, or why there is none. */
type SignUpResult = { view: SessionView } | { refused: Sentence }

/** What the call takes besides the form: where the visitor came from, and from which store. */
export type SignUpSource = Partial<
  Pick<
    SignUpInput,
    | 'website'
    | 'app'
    | 'currency'
    | 'shopify_xircls_app_id'
    | 'platform'
    | 'utm_source'
    | 'utm_medium'
    | 'aft_no'
  >
>

/** At least seven digits, and a number that exists in the country of its code. */
const phoneIsRight = async (fields: FormData) => {
  const [code = ''] = textOf(fields, 'phone_code').split(' ')
  const number = textOf(fields, 'phone_no')
  return /^\d{7,}$/.test(number) && (await phoneFits(`${code}${number}`))
}

/** Errors that the schema does not find. */
async function furtherErrors(fields: FormData): Promise<FieldErrors> {
  return {
    ...(!(await phoneIsRight(fields)) && { phone_no: phoneUnfit }),
    ...(unmetRules(textOf(fields, 'password')).length > 0 && {
      password: browserMessages.password_weak.message,
    }),
    ...(!fields.has('termsAndCondition') && { termsAndCondition: browserMessages.terms_needed.message }),
  }
}

/** The toast names one problem. Their order is promised: password, phone, terms, anything else. */
async function firstProblem(fields: FormData): Promise<Sentence> {
  if (unmetRules(textOf(fields, 'password')).length > 0) return browserMessages.password_weak
  if (!(await phoneIsRight(fields))) return signUpRefusals.phone
  return fields.has('termsAndCondition') ? browserMessages.invalid_input : browserMessages.terms_needed
}

/** The affiliate who sent the visitor, where an earlier page has stored it. */
const affiliate = () => {
  const number = localStorage.getItem('aft_no')
  return number ? { aft_no: number } : {}
}

/** The campaign of the link that the visit began with. */
const campaign = () => {
  const { utm_source, utm_medium } = campaignMarks()
  return { ...(utm_source && { utm_source }), ...(utm_medium && { utm_medium }) }
}

/** Some refusals are about one field. */
function fieldsOf(problem: Problem | undefined): FieldErrors {
  if (problem?.code === 'email_taken') return { email: problem.message }
  if (problem?.code === 'password_common' || problem?.code === 'password_weak') {
    return { password: problem.message }
  }
  return problem?.fields ?? {}
}

/** The form for a new account: its checks, in the promised order, and the call. */
export function useSignUp(captcha: CaptchaSetup, source: SignUpSource = {}) {
  const { token, spend } = useCaptchaToken(captcha, 'SIGNUP')
  const { ref, errors, show, checkFields, recheck } = useFieldErrors({
    schema: async () => (await import('#contract/accounts/shapes.ts')).signUpInput,
    check: furtherErrors,
  })
  /** Stays the same until an answer arrives, so that a second try after a lost answer makes no second account. */
  const key = useRef<string>(undefined)

  const send = async (fields: FormData): Promise<SignUpResult> => {
    const solved = await token()
    if (!solved) return { refused: browserMessages.captcha_failed }
    const input = await checkFields(fields)
    if (!input) return { refused: await firstProblem(fields) }
    const result = await api(
      'signUp',
      {
        ...input,
        ...campaign(),
        ...affiliate(),
        ...source,
        confirm_password: input.password,
        checkPassword: true,
        checkEmail: true,
        checkShop: Boolean(source.website),
        token: solved,
      },
      { 'Idempotency-Key': (key.current ??= crypto.randomUUID()) },
    )
    spend()
    if (result.ok || result.problem) key.current = undefined
    if (result.ok) {
      storeSession(result.data)
      return { view: result.data }
    }
    clearSession()
    show(fieldsOf(result.problem))
    const { title, message } = signUpRefusals.failed
    return { refused: { title, message: result.problem?.message ?? message } }
  }

  return { ref, errors, recheck, send }
}
