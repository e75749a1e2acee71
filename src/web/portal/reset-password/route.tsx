import { useState } from 'react'
import { pages } from '#content/shared/pages.ts'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import { peekLink } from '#domain/recovery/peek-link.ts'
import { headOf } from '#web/document-head.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import { NewPasswordStep } from '../sign-in/steps/new-password-step.tsx'
import { StepText } from '#web/kit/sign-in/step-form.tsx'
import type { Route } from './+types/route.ts'
import '#web/kit/sign-in/steps.css'

const { newPassword, success } = signIn

export const meta = () => headOf({ ...pages.login, title: newPassword.heading })

/** The secret in the address is not sent to other sites. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const link = await peekLink(context.get(requestContext), 'reset-password', token)
  return { token, email: link?.email }
}

export default function ResetPassword({ loaderData: { token, email } }: Route.ComponentProps) {
  const [end, setEnd] = useState<'saved' | 'spent' | undefined>(email ? undefined : 'spent')
  return (
    <ToastProvider>
      <SignInLayout pass={{ email }}>
        {end === 'saved' && (
          <StepText heading={success.heading} prompt={success.prompt}>
            <ButtonLink href={pages.login.path} size="large" wide>
              {success.back}
            </ButtonLink>
          </StepText>
        )}
        {end === 'spent' && (
          <StepText heading={newPassword.expiredHeading} prompt={newPassword.expired}>
            <ButtonLink href={`${pages.login.path}?step=reset-email`} size="large" wide>
              {newPassword.another}
            </ButtonLink>
          </StepText>
        )}
        {!end && email && (
          <NewPasswordStep
            token={token}
            email={email}
            prompt={newPassword.prompt}
            onSaved={() => setEnd('saved')}
            onSpent={() => setEnd('spent')}
          />
        )}
      </SignInLayout>
    </ToastProvider>
  )
}
