import { useState } from 'react'
import { google } from '#content/portal/google.ts'
import { errorMessages } from '#content/shared/messages.ts'
import { pages } from '#content/shared/pages.ts'
import { googlePaths } from '#contract/google/shapes.ts'
import { peekLink } from '#domain/google/prove-account.ts'
import { api } from '#web/client/api/api.ts'
import { rememberWay } from '#web/portal/sign-in/last-way.ts'
import { leaveToast } from '#web/client/toasts/next-page-toast.ts'
import { storeSession } from '#web/client/session/session.ts'
import { headOf } from '#web/document-head.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { Button, ButtonLink } from '#web/kit/forms/button.tsx'
import { ToastProvider, useToast } from '#web/kit/overlays/toast.tsx'
import { StepForm, StepWords } from '#web/kit/sign-in/step-form.tsx'
import type { Route } from './+types/route.ts'
import '#web/kit/sign-in/steps.css'
import './google-link.css'

const { link: copy } = google

export const meta = () => headOf({ ...pages.login, title: copy.title })

/** The secret in the address goes to nobody else. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

/** Opening the link changes nothing, because machines open links too; only the button does. */
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
    <StepWords heading={heading} prompt={prompt}>
      <ButtonLink href={pages.login.path} size="large" wide>
        {copy.toLogin}
      </ButtonLink>
    </StepWords>
  )
}

function Connect({ token, account, google: address }: { token: string; account: string; google: string }) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [isSpent, setSpent] = useState(false)

  const submit = async () => {
    if (busy) return
    setBusy(true)
    const outcome = await api('googleLink', { token })
    if (outcome.ok) {
      storeSession(outcome.data)
      rememberWay('google')
      leaveToast({ status: 'success', ...google.connected })
      return location.replace('/merchant/apps/')
    }
    // The code of the authenticator app is asked for where Google's other questions are.
    if (outcome.problem?.code === 'factor_needed') return location.replace(googlePaths.back)
    setBusy(false)
    if (outcome.problem?.code === 'link_expired') return setSpent(true)
    const { title, message } = outcome.problem ?? errorMessages.internal
    toast({ status: 'error', title, message })
  }

  if (isSpent) return <Spent {...copy.gone} />
  return (
    <StepForm heading={copy.heading} prompt={copy.prompt} onSubmit={submit}>
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
