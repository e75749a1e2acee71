import { redirect } from 'react-router'
import { install } from '#content/portal/install.ts'
import { errorMessages } from '#content/shared/messages.ts'
import { accountEmail } from '#contract/fields.ts'
import { checkBrought, checkExistence } from '#domain/accounts/check-existence.ts'
import type { RequestContext } from '#domain/context.server.ts'
import { DomainError } from '#domain/domain-error.ts'
import { findBrought } from '#domain/shops/claim-shop.ts'
import { webHost } from '#rules/web-address.ts'
import { recogniseVisitor } from '#domain/sessions/authenticate.ts'
import { type InstallDetails, installDetailsOf } from '#web/portal/sign-in/install-details.ts'
import { headOf } from '#web/document-head.ts'
import { requestContext } from '#web/request-context.server.ts'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import type { Route } from './+types/route.ts'
import { InstallSignUpPage, type InstallStart } from './install-sign-up-page.tsx'
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

/** Redirects if the person that the link names is already signed in. */
export async function loader({ request, context, params: { flow } }: Route.LoaderArgs) {
  const ctx = context.get(requestContext)
  const query = new URL(request.url).searchParams
  const details = installDetailsOf(query, flow)
  const visitor = query.has('ended') ? undefined : await recogniseVisitor(ctx)
  const email = visitor?.session.email ?? ''
  const isMeant = details.email === '' || details.email.toLowerCase() === email
  if (visitor && isMeant) throw redirect(processingAddress(details, email))
  const start = await decideStart(ctx, details)
  return { details, start, captcha: ctx.captcha.setup, google: ctx.google !== undefined }
}

/**
 * Decides before the first paint which form there will be: a known email with a known shop signs in, everybody else
 * signs up. Where the visitor has asked so often that a captcha is due, the page asks again with one.
 */
async function decideStart(ctx: RequestContext, details: InstallDetails): Promise<InstallStart> {
  const { data: email } = accountEmail.safeParse(details.email)
  const website = webHost(details.shop)
  if (!email || !website) return { step: 'register' }
  try {
    const brought = await findBrought(ctx)
    if (brought && brought.shop === website && brought.email === email) {
      const found = await checkBrought(ctx, { email, website })
      return { step: found.email && found.shop ? 'login' : 'register', knowsEmail: found.email }
    }
    const hasEmail = (await checkExistence(ctx, { email, website: '', token: '' })) === 'email'
    const hasShop = (await checkExistence(ctx, { email: '', website, token: '' })) === 'shop'
    return { step: hasEmail && hasShop ? 'login' : 'register', knowsEmail: hasEmail }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'captcha_failed') return { step: 'checking' }
    return { step: 'register', refused: errorMessages[error.code].message }
  }
}

/** Switching forms needs no new data. */
export const shouldRevalidate = () => false

export default function InstallSignUp({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <InstallSignUpPage {...loaderData} />
    </ToastProvider>
  )
}
