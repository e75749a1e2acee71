import { useRef, useState } from 'react'
import { errorMessages } from '#content/shared/messages.ts'
import { signUpRefusals } from '#content/shared/outcomes.ts'
import { type SessionView, type SignUpInput, signUpInput } from '#contract/accounts/shapes.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { unmetRules } from '#contract/accounts/password.ts'
import type { Problem } from '#contract/problem.ts'
import { campaignMarks } from '#web/client/analytics/campaign.ts'
import { api } from '#web/client/api/api.ts'
import { clearSession, storeSession } from '#web/client/session/session.ts'
import { useCaptchaToken } from '#web/client/captcha/use-captcha-token.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { useCheckedForm } from '#web/client/forms/use-checked-form.ts'

interface Sentence {
  title: string
  message: string
}

/** Signed in and stored; or what to say, and then the form stays as it is. */
export type SignUpOutcome = { view: SessionView } | { refused: Sentence }

/** What the form does not ask for but the call takes: where somebody came from, and from which shop. */
export type SignUpSource = Partial<
  Pick<
    SignUpInput,
    'website' | 'app' | 'currency' | 'shopify_xircls_app_id' | 'platform' | 'utm_source' | 'utm_medium'
  >
>

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

/** What the schema leaves to the form: whether the password is good enough, and the tick. */
function furtherErrors(typed: FormData): FieldErrors {
  return {
    ...(unmetRules(textOf(typed, 'password')).length > 0 && {
      password: errorMessages.password_weak.message,
    }),
    ...(!typed.has('termsAndCondition') && { termsAndCondition: errorMessages.terms_needed.message }),
  }
}

/** The captcha came first; then password, telephone and terms; then whatever else is missing. */
function firstComplaint(typed: FormData): Sentence {
  if (unmetRules(textOf(typed, 'password')).length > 0) return errorMessages.password_weak
  if (!/^\d{7,}$/.test(textOf(typed, 'phone_no'))) return signUpRefusals.phone
  return typed.has('termsAndCondition') ? errorMessages.invalid_input : errorMessages.terms_needed
}

/** Who sent them here, where a page before has noted it. */
const affiliate = () => {
  const number = localStorage.getItem('aft_no')
  return number ? { aft_no: number } : {}
}

/** The campaign of the link that the visit began with. */
const campaign = () => {
  const { utm_source, utm_medium } = campaignMarks()
  return { ...(utm_source && { utm_source }), ...(utm_medium && { utm_medium }) }
}

/** Some refusals are about one field, and say so there as well. */
function fieldsOf(problem: Problem | undefined): FieldErrors {
  if (problem?.code === 'email_taken') return { email: problem.message }
  if (problem?.code === 'password_common' || problem?.code === 'password_weak') {
    return { password: problem.message }
  }
  return problem?.fields ?? {}
}

/** The form that makes an account: its checks, in the order that is promised, and the call. */
export function useSignUp(captcha: CaptchaSetup, source: SignUpSource = {}) {
  const { token, spend } = useCaptchaToken(captcha, 'SIGNUP')
  const { errors, complain, check, recheck } = useCheckedForm(signUpInput, {}, furtherErrors)
  const [busy, setBusy] = useState(false)
  /** The same until it is answered: a try after a lost answer makes no second account. */
  const key = useRef<string>(undefined)

  const attempt = async (form: HTMLFormElement): Promise<SignUpOutcome> => {
    const solved = await token()
    if (!solved) return { refused: errorMessages.captcha_failed }
    const input = check(form)
    if (!input) return { refused: firstComplaint(new FormData(form)) }
    const outcome = await api(
      'signUp',
      {
        ...input,
        ...campaign(),
        ...source,
        ...affiliate(),
        confirm_password: input.password,
        checkPassword: true,
        checkEmail: true,
        checkShop: Boolean(source.website),
        token: solved,
      },
      { 'Idempotency-Key': (key.current ??= crypto.randomUUID()) },
    )
    spend()
    if (outcome.ok || outcome.problem) key.current = undefined
    if (outcome.ok) return { view: outcome.data }
    clearSession()
    complain(form, fieldsOf(outcome.problem))
    const { title, message } = signUpRefusals.failed
    return { refused: { title, message: outcome.problem?.message ?? message } }
  }

  /** Resolves once the session is stored, or with what to say. It stays busy once there is a session: the page is left. */
  const send = async (form: HTMLFormElement): Promise<SignUpOutcome> => {
    setBusy(true)
    const outcome = await attempt(form)
    if ('view' in outcome) storeSession(outcome.view)
    else setBusy(false)
    return outcome
  }

  return { errors, busy, recheck, send }
}
