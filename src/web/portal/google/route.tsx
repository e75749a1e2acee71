import { useState } from 'react'
import { google } from '#content/portal/google.ts'
import { pages } from '#content/shared/pages.ts'
import { peekProof } from '#domain/google/pending-proof.ts'
import { api } from '#web/client/api/api.ts'
import { headOf } from '#web/document-head.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { Mark } from '#web/kit/foundations/mark.tsx'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import { FactorStep } from '../sign-in/steps/factor-step.tsx'
import { StepText } from '#web/kit/sign-in/step-form.tsx'
import type { Route } from './+types/route.ts'
import { AccountStep, proveByPassword } from './account-step.tsx'
import { useReturn } from './use-return.ts'
import '#web/kit/sign-in/steps.css'
import './google.css'

export const meta = () => headOf({ ...pages.login, title: google.waiting.heading })

/** The code in the address is not sent to other sites. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

/** Whether Google sent the visitor here, and what this browser still has to prove. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const proof = await peekProof(context.get(requestContext))
  const query = new URL(request.url).searchParams
  return {
    isBack: query.has('code') || query.has('error'),
    proof: proof && { wants: proof.wants, email: proof.email },
  }
}

export default function GoogleReturn({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <Return {...loaderData} />
    </ToastProvider>
  )
}

function Return({ isBack, proof }: Route.ComponentProps['loaderData']) {
  const { isWaiting, isConnecting, admitted, admit, toLogin } = useReturn(proof !== undefined, isBack)
  const [password, setPassword] = useState<string>()
  const pass = { email: proof?.email, name: admitted?.logged_in_user.user_first_name, admitted: !!admitted }

  if (isWaiting || !proof) {
    const { heading, prompt } = google.waiting
    const words = admitted ? `${google.signedIn.title}. ${google.signedIn.message}` : prompt
    return (
      <SignInLayout pass={pass}>
        <StepText heading={heading} prompt={isConnecting ? google.connecting : words}>
          <div className="google-wait">
            <Mark running />
          </div>
        </StepText>
        <noscript>
          <p className="step-notice">{google.noScript}</p>
        </noscript>
      </SignInLayout>
    )
  }
  if (proof.wants === 'factor' || password !== undefined) {
    const send = (code: string) =>
      password === undefined ? proveByFactor(code) : proveByPassword(password, code)
    return (
      <SignInLayout pass={pass}>
        <FactorStep email={proof.email} send={send} onSignedIn={admit} onBack={toLogin} />
      </SignInLayout>
    )
  }
  return (
    <SignInLayout pass={pass}>
      <AccountStep email={proof.email} onSignedIn={admit} onFactorNeeded={setPassword} onBack={toLogin} />
    </SignInLayout>
  )
}

const proveByFactor = (code: string) => api('googleFactor', { code })
