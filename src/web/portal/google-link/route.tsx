import { useState } from 'react'
import { google } from '#content/portal/google.ts'
import { pages } from '#content/shared/pages.ts'
import { googlePaths } from '#contract/google/shapes.ts'
import { peekLink } from '#domain/google/prove-account.ts'
import { api } from '#web/client/api/api.ts'
import { rememberMethod } from '#web/portal/sign-in/last-method.ts'
import { showToastOnNextPage } from '#web/client/toasts/next-page-toast.ts'
import { storeSession } from '#web/client/session/session.ts'
import { headOf } from '#web/document-head.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { useBusy } from '#web/client/forms/use-busy.ts'
import { useProblemToast } from '#web/client/toasts/use-problem-toast.ts'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import { StepForm, StepText } from '#web/kit/sign-in/step-form.tsx'
import type { Route } from './+types/route.ts'
import '#web/kit/sign-in/steps.css'
import './google-link.css'

const { link: copy } = google

export const meta = () => headOf({ ...pages.login, title: copy.title })

/** The secret in the address is not sent to other sites. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

/** Mail scanners open links too, so opening it changes nothing. The button does. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, link: await peekLink(context.get(requestContext), token) }
}

export default function GoogleLink({ loaderData: { token, link } }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <SignInLayout pass={typeof link === 'object' ? { email: link.account } : {}}>
        {link === 'gone' && <Spent {...copy.gone} />}
        {link === 'other-browser' && <Spent {...copy.elsewhere} />}
        {typeof link === 'object' && <Connect token={token} {...link} />}
      </SignInLayout>
    </ToastProvider>
  )
}

function Spent({ heading, prompt }: { heading: string; prompt: string }) {
  return (
    <StepText heading={heading} prompt={prompt}>
      <ButtonLink href={pages.login.path} size="large" wide>
        {copy.toLogin}
      </ButtonLink>
    </StepText>
  )
}

function Connect({ token, account, google: address }: { token: string; account: string; google: string }) {
  const showProblem = useProblemToast()
  const { busy, run } = useBusy()
  const [isSpent, setSpent] = useState(false)

  const connect = async () => {
    const result = await api('googleLink', { token })
    if (result.ok) {
      storeSession(result.data)
      rememberMethod('google')
      showToastOnNextPage({ status: 'success', ...google.connected })
      location.replace('/merchant/apps/')
      return 'leaving'
    }
    const { problem } = result
    if (problem?.code === 'factor_needed') {
      // The page that Google returns to also asks for the code of the authenticator app.
      location.replace(googlePaths.back)
      return 'leaving'
    }
    return problem?.code === 'link_expired' ? setSpent(true) : showProblem(problem)
  }

  if (isSpent) return <Spent {...copy.gone} />
  return (
    <StepForm heading={copy.heading} prompt={copy.prompt} action={() => void run(connect)}>
      <dl className="google-link">
        <div>
          <dt>{copy.google}</dt>
          <dd className="typed">{address}</dd>
        </div>
        <div>
          <dt>{copy.account}</dt>
          <dd className="typed">{account}</dd>
        </div>
      </dl>
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
    </StepForm>
  )
}
