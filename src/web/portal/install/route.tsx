import { redirect } from 'react-router'
import { install } from '#content/portal/install.ts'
import { recogniseVisitor } from '#domain/sessions/authenticate.ts'
import { installDetailsOf } from '#web/portal/sign-in/install-details.ts'
import { headOf } from '#web/document-head.ts'
import { requestContext } from '#web/request-context.server.ts'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import type { Route } from './+types/route.ts'
import { InstallSignUpPage } from './install-sign-up-page.tsx'
import { processingAddress } from './processing-address.ts'

export const meta = ({ location: { pathname } }: Route.MetaArgs) =>
  headOf({
    path: pathname,
    name: install.title,
    title: install.title,
    description: install.description,
    kind: 'app',
    indexed: false,
  })

/** Whoever is signed in already, as the person that the link names, goes straight on. */
export async function loader({ request, context, params: { flow } }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const details = installDetailsOf(query, flow)
  const visitor = query.has('ended') ? undefined : await recogniseVisitor(ctx)
  const email = visitor?.session.email ?? ''
  const isMeant = details.email === '' || details.email.toLowerCase() === email
  if (visitor && isMeant) throw redirect(processingAddress(details, email))
  return { details, captcha: ctx.captcha.setup, google: ctx.google !== undefined }
}

/** From form to form nothing new is needed from the server. */
export const shouldRevalidate = () => false

export default function InstallSignUp({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <InstallSignUpPage {...loaderData} />
    </ToastProvider>
  )
}
