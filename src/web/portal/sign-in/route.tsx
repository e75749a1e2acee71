import { redirect } from 'react-router'
import { pages } from '#content/shared/pages.ts'
import { signIn } from '#content/shared/sign-in/sign-in.ts'
import { demoMerchants } from '#contract/accounts/demo-accounts.ts'
import { recogniseVisitor } from '#domain/sessions/authenticate.ts'
import { headOf } from '#web/document-head.ts'
import { NextPageToast } from '#web/client/toasts/next-page-toast-view.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { nextPathOf } from '#web/portal/guard.server.ts'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import type { Route } from './+types/route.ts'
import { SignInPage } from './sign-in-page.tsx'
import { type Step, stepOf } from './use-steps.ts'
import '#web/kit/sign-in/steps.css'

const headings: Record<Step, string> = {
  email: pages.login.title,
  login: signIn.login.heading,
  register: signIn.register.heading,
  code: signIn.code.heading,
  factor: signIn.factor.heading,
  'reset-email': signIn.resetEmail.heading,
}

export const handle = { inlineStyle: true }

export const meta = ({ location }: Route.MetaArgs) =>
  headOf({ ...pages.login, title: headings[stepOf(location.search)] })

/** Redirects signed-in visitors, unless the browser says that its half of the session is gone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const nextPath = nextPathOf({ request, context })
  const ended = new URL(request.url).searchParams.get('ended') ?? undefined
  if (!ended && (await recogniseVisitor(ctx))) throw redirect(nextPath)
  return {
    captcha: ctx.captcha.setup,
    nextPath,
    ended,
    google: ctx.google !== undefined,
    hasShowcase: ctx.settings.showcaseMerchant !== undefined,
    demo: ctx.settings.mode === 'demo' ? demoMerchants : [],
  }
}

/** Switching steps needs no new data. */
export const shouldRevalidate = () => false

export default function Login({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <NextPageToast />
      <SignInPage {...loaderData} />
    </ToastProvider>
  )
}
