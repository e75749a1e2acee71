import { lazy, useEffect, useState } from 'react'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { leaveEndedVisit } from '#web/client/session/leave-for-login.ts'
import { tokenExpired } from '#content/shared/form-answers.ts'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { api } from '#web/client/api/api.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { CodeStep } from './steps/code-step.tsx'
import { DemoAccounts, type DemoAccount } from './demo-accounts.tsx'
import { EmailStep } from './steps/email-step.tsx'
import { FactorStep } from './steps/factor-step.tsx'
import { LookAround } from './look-around.tsx'
import { LoginStep } from './steps/login-step.tsx'
import { OtherMethods } from './other-methods.tsx'
import { ResetEmailStep } from './steps/reset-email-step.tsx'
import { useFinishSignIn } from './use-finish-sign-in.ts'
import { readDraft, useDraft } from './use-draft.ts'
import { useMailedCode } from './steps/use-mailed-code.ts'
import { type Step, useSteps } from './use-steps.ts'

interface SignInPageProps {
  captcha: CaptchaSetup
  nextPath: string
  /** Why the browser gave its session up, if it had one. */
  ended: string | undefined
  demo: readonly DemoAccount[]
  google: boolean
  /** There is a demo store to look around in. */
  hasShowcase: boolean
}

/** Most people have an account. For the others the form comes once they have begun to type. */
const loadRegisterStep = () => import('./steps/register-step.tsx')
const RegisterStep = lazy(async () => ({ default: (await loadRegisterStep()).RegisterStep }))

/** The line of the pass that each step fills in. */
const printing: Partial<Record<Step, 'name' | 'email'>> = { register: 'name', email: 'email' }

/** What was right but not enough; kept in memory only, so a refresh asks for it again. */
type Half = { password: string } | { otp: string }

/** One page, one step at a time. The email is kept between steps. */
export function SignInPage(props: SignInPageProps) {
  const { captcha, nextPath, ended, demo, google, hasShowcase } = props
  const toast = useToast()
  const { step, go, back } = useSteps()
  const { draft, keep, ready } = useDraft()
  const { session, finishSignIn } = useFinishSignIn(nextPath)
  const [filled, setFilled] = useState('')
  const [half, setHalf] = useState<Half>()
  const email = draft.email ?? ''
  const request = draft.otp_request ?? ''
  const mailedCode = useMailedCode(captcha, (asked) => keep({ otp_request: asked }))

  useEffect(() => {
    // The server leads here from a page of a visit that has ended.
    if (leaveEndedVisit()) return
    if (ended)
      toast({ status: 'other', ...(ended === 'expired' ? tokenExpired : browserMessages.signed_out) })
  }, [ended, toast])

  // A step in the address that lacks what it needs, as after a bookmark, begins where that is asked for.
  const wanting = ready ? missing(step, { email, request, half }) : undefined
  useEffect(() => {
    if (wanting) go(wanting, { replace: true })
  })

  const type = (typed: string) => {
    void loadRegisterStep()
    keep({ email: typed })
  }
  const mailCode = async () => {
    if (await mailedCode.send(email)) go('code')
  }
  const needFactor = (proved: Half) => {
    setHalf(proved)
    go('factor')
  }
  const sendFactor = (code: string) =>
    half && 'otp' in half ? sendOtp(half.otp, code) : sendPassword(half?.password ?? '', code)
  const fillIn = (account: DemoAccount) => {
    keep({ email: account.email })
    setFilled(account.password)
    go('login', { replace: step === 'login' })
  }

  const name = `${draft.first_name ?? ''} ${draft.last_name ?? ''}`.trim()
  const pass = {
    name: step === 'register' ? name : session?.logged_in_user.user_first_name,
    email,
    printing: printing[step],
    admitted: session !== undefined,
  }

  return (
    <SignInLayout pass={pass}>
      <noscript>
        <p className="step-notice">{signIn.needsScript}</p>
      </noscript>
      {step === 'email' && (
        <EmailStep
          captcha={captcha}
          email={email}
          onType={type}
          onKnown={() => go('login')}
          onUnknown={() => go('register')}
        >
          <OtherMethods hasGoogle={google} email={email} nextPath={nextPath} onSignedIn={finishSignIn} />
        </EmailStep>
      )}
      {step === 'login' && (
        <LoginStep
          key={filled}
          email={email}
          password={filled}
          send={sendPassword}
          onSignedIn={(view) => finishSignIn(view, 'password')}
          onFactorNeeded={(password) => needFactor({ password })}
          onForgot={() => go('reset-email')}
          onCreate={() => go('register')}
          onBack={back}
        >
          <OtherMethods
            hasGoogle={google}
            email={email}
            nextPath={nextPath}
            onSignedIn={finishSignIn}
            code={{ busy: mailedCode.busy, onPress: () => void mailCode() }}
          />
        </LoginStep>
      )}
      {step === 'code' && (
        <CodeStep
          email={email}
          send={sendOtp}
          onAgain={() => mailedCode.send(email)}
          onSignedIn={(view) => finishSignIn(view, 'code')}
          onFactorNeeded={(otp) => needFactor({ otp })}
          onBack={back}
        />
      )}
      {step === 'factor' && (
        <FactorStep
          email={email}
          send={sendFactor}
          onSignedIn={(view) => finishSignIn(view, half && 'otp' in half ? 'code' : 'password')}
          onBack={back}
        />
      )}
      {step === 'register' && (
        <RegisterStep
          captcha={captcha}
          draft={draft}
          ready={ready}
          onType={keep}
          onSignedUp={(view) => finishSignIn(view, 'password', 'registered')}
        >
          <button type="button" className="text-link" onClick={back}>
            {signIn.back}
          </button>
        </RegisterStep>
      )}
      {step === 'reset-email' && (
        <ResetEmailStep captcha={captcha} email={email} onType={type} onBack={back} />
      )}
      {hasShowcase && step === 'email' && <LookAround />}
      {(step === 'email' || step === 'login') && <DemoAccounts accounts={demo} onChoose={fillIn} />}
    </SignInLayout>
  )
}

const sendPassword = (password: string, code?: string) =>
  api('login', { email: readDraft().email ?? '', password, code })

/** The code works only together with the id of the request for it. */
function sendOtp(otp: string, code?: string) {
  const { email = '', otp_request: request = '' } = readDraft()
  return api('verifyOtp', { email, request, otp, code })
}

/** The step to fall back to, if this one cannot be shown. */
function missing(
  step: Step,
  has: { email: string; request: string; half: Half | undefined },
): Step | undefined {
  if (step === 'email' || step === 'reset-email') return undefined
  if (has.email === '') return 'email'
  if (step === 'code' && has.request === '') return 'login'
  return step === 'factor' && !has.half ? 'login' : undefined
}
