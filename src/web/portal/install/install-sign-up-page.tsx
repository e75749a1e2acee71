import { useEffect, useState } from 'react'
import { install } from '#content/portal/install.ts'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import type { SessionView } from '#contract/accounts/shapes.ts'
import type { CaptchaSetup } from '#contract/captcha/shapes.ts'
import { api } from '#web/client/api/api.ts'
import { type InstallDetails, storeInstallDetails } from '#web/portal/sign-in/install-details.ts'
import type { SignInMethod } from '#web/portal/sign-in/last-method.ts'
import { countEvent } from '#web/client/analytics/count-events.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { FactorStep } from '../sign-in/steps/factor-step.tsx'
import { LoginStep } from '../sign-in/steps/login-step.tsx'
import { OtherMethods } from '../sign-in/other-methods.tsx'
import { RegisterStep } from '../sign-in/steps/register-step.tsx'
import { StepText } from '#web/kit/sign-in/step-form.tsx'
import { useFinishSignIn } from '../sign-in/use-finish-sign-in.ts'
import { readDraft, useDraft } from '../sign-in/use-draft.ts'
import { InstallOrder } from './install-order.tsx'
import { processingAddress } from './processing-address.ts'
import { sourceOf } from './source-of.ts'
import { useExistence } from './use-existence.ts'
import '#web/kit/sign-in/steps.css'

/** What the server found before rendering. */
export interface InstallStart {
  step: 'checking' | 'register' | 'login'
  knowsEmail?: boolean
  /** Why it could not find out. */
  refused?: string
}

interface InstallSignUpPageProps {
  details: InstallDetails
  start: InstallStart
  captcha: CaptchaSetup
  google: boolean
}

type Step = 'checking' | 'register' | 'login' | 'factor'

/** Where an install link leads: known merchants with a known shop sign in, everybody else signs up. */
export function InstallSignUpPage({ details, start, captcha, google }: InstallSignUpPageProps) {
  const { draft, keep, ready } = useDraft()
  const [step, setStep] = useState<Step>(start.step)
  const [password, setPassword] = useState('')
  const email = draft.email || details.email
  const nextPath = processingAddress(details, email)
  const { session, finishSignIn } = useFinishSignIn(nextPath)

  const { existence, check } = useExistence(captcha, details.shop, start)

  useEffect(() => storeInstallDetails(details), [details])

  // A form that is shown stays; later findings are shown beside the field.
  useEffect(() => {
    if (step !== 'checking') return
    void check(email).then((found) => setStep(found?.email && found.shop ? 'login' : 'register'))
  }, [step, email, check])

  const signedIn = (view: SessionView, way: SignInMethod) => {
    countEvent('Login', 'login_through_install_flow')
    finishSignIn(view, way)
  }
  const elsewhere = (wanted: string) => {
    keep({ email })
    location.assign(`/merchant/login?${new URLSearchParams({ step: wanted, next: nextPath }).toString()}`)
  }

  const sendPassword = (typed: string, code?: string) =>
    api('login', { email: readDraft().email || details.email, password: typed, code })

  const signInInstead = () => (existence?.email ? setStep('login') : elsewhere('email'))

  const name = `${draft.first_name ?? ''} ${draft.last_name ?? ''}`.trim()
  const pass = {
    name: step === 'register' ? name : session?.logged_in_user.user_first_name,
    email,
    printing: step === 'register' ? ('name' as const) : undefined,
    admitted: session !== undefined,
  }
  const order = <InstallOrder details={details} />

  return (
    <SignInLayout pass={pass}>
      <noscript>
        <p className="step-notice">{signIn.needsScript}</p>
      </noscript>
      {step === 'checking' && <StepText {...install.checking}>{order}</StepText>}
      {step === 'register' && (
        <RegisterStep
          prompt={install.register.prompt}
          captcha={captcha}
          source={sourceOf(details)}
          draft={{ ...draft, email }}
          ready={ready}
          order={order}
          enter="suppressed"
          onType={keep}
          onEmailLeft={(typed) => void check(typed)}
          onSignedUp={(view) => finishSignIn(view, 'password', 'registered')}
        >
          {existence?.email && <span>{install.known}</span>}
          <button type="button" className="text-link" onClick={signInInstead}>
            {existence?.email ? install.signIn : install.haveAccount}
          </button>
        </RegisterStep>
      )}
      {step === 'login' && (
        <LoginStep
          prompt={install.login.prompt}
          email={email}
          password=""
          send={sendPassword}
          order={order}
          enter="suppressed"
          onSignedIn={(view) => signedIn(view, 'password')}
          onFactorNeeded={(typed) => {
            setPassword(typed)
            setStep('factor')
          }}
          onForgot={() => elsewhere('reset-email')}
          onCreate={() => setStep('register')}
          onBack={() => setStep('register')}
        >
          <OtherMethods hasGoogle={google} email={email} nextPath={nextPath} onSignedIn={signedIn} />
        </LoginStep>
      )}
      {step === 'factor' && (
        <FactorStep
          email={email}
          send={(code) => sendPassword(password, code)}
          onSignedIn={(view) => signedIn(view, 'password')}
          onBack={() => setStep('login')}
        />
      )}
    </SignInLayout>
  )
}
