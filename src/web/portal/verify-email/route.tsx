import { useState } from 'react'
import { pages } from '#content/shared/pages.ts'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import { peekLink } from '#domain/recovery/peek-link.ts'
import { api } from '#web/client/api/api.ts'
import { clearSession } from '#web/client/session/session.ts'
import { headOf } from '#web/document-head.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useProblemToast } from '#web/client/toasts/use-problem-toast.ts'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import { NewPasswordStep } from '../sign-in/steps/new-password-step.tsx'
import { StepForm, StepText } from '#web/kit/sign-in/step-form.tsx'
import type { Route } from './+types/route.ts'
import '#web/kit/sign-in/steps.css'

const { verify, success } = signIn

export const meta = () => headOf({ ...pages.login, title: verify.heading })

/** The secret in the address is not sent to other sites. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const link = await peekLink(context.get(requestContext), 'verify-email', token)
  return { token, email: link?.email }
}

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <SignInLayout pass={{ email: loaderData.email }}>
        <Verification {...loaderData} />
      </SignInLayout>
    </ToastProvider>
  )
}

type Stage = { at: 'asked' | 'done' | 'spent' | 'saved' } | { at: 'choose'; resetToken: string }

function Verification({ token, email }: { token: string; email: string | undefined }) {
  const showProblem = useProblemToast()
  const [stage, setStage] = useState<Stage>({ at: email ? 'asked' : 'spent' })
  const { busy, run } = useBusy()

  const confirm = async () => {
    const result = await api('verifyEmail', { token })
    if (!result.ok) {
      return result.problem?.code === 'link_expired' ? setStage({ at: 'spent' }) : showProblem(result.problem)
    }
    const { reset_token: resetToken } = result.data
    if (!resetToken) return setStage({ at: 'done' })
    clearSession()
    setStage({ at: 'choose', resetToken })
  }

  switch (stage.at) {
    case 'asked':
      return (
        <StepForm heading={verify.heading} prompt={verify.prompt} action={() => void run(confirm)}>
          <p className="step-email typed">{email}</p>
          <Button type="submit" size="large" wide busy={busy}>
            {busy ? verify.busy : verify.submit}
          </Button>
        </StepForm>
      )
    case 'choose':
      return (
        <NewPasswordStep
          token={stage.resetToken}
          email={email ?? ''}
          prompt={verify.choose}
          onSaved={() => setStage({ at: 'saved' })}
          onSpent={() => setStage({ at: 'spent' })}
        />
      )
    case 'done':
      return (
        <StepText heading={verify.doneHeading} prompt={verify.done}>
          <ButtonLink href={pages.apps.path} size="large" wide>
            {verify.onward}
          </ButtonLink>
        </StepText>
      )
    case 'saved':
      return (
        <StepText heading={success.heading} prompt={success.prompt}>
          <ButtonLink href={pages.login.path} size="large" wide>
            {success.back}
          </ButtonLink>
        </StepText>
      )
    case 'spent':
      return (
        <StepText heading={verify.expiredHeading} prompt={verify.expired}>
          <ButtonLink href={pages.login.path} size="large" wide>
            {success.back}
          </ButtonLink>
        </StepText>
      )
  }
}
