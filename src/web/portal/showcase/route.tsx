import { data, redirect } from 'react-router'
import { showcaseBanner, showcasePage as copy } from '#content/shared/showcase.ts'
import { pages } from '#content/shared/pages.ts'
import { cookieAges, cookieLine, showcaseCookie } from '#contract/accounts/cookies.ts'
import { showcasePlaces } from '#contract/showcase/places.ts'
import { DomainError } from '#domain/domain-error.ts'
import { recogniseVisitor } from '#domain/sessions/authenticate.ts'
import { leaveShowcase } from '#domain/showcase/leave-showcase.ts'
import { openShowcase } from '#domain/showcase/open-showcase.ts'
import { headOf } from '#web/document-head.ts'
import { formFields } from '#web/form-fields.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { StepText } from '#web/kit/sign-in/step-form.tsx'
import { LookAroundForm } from '#web/kit/showcase/look-around-form.tsx'
import { isUnknownContext, requestContext } from '#web/request-context.server.ts'
import { appsPath } from '../guard.server.ts'
import type { Route } from './+types/route.ts'
import '#web/kit/sign-in/steps.css'

export const meta = () => headOf(pages.lookAround)

const dashboardPath = '/merchant/dashboard/'

/** Looking at this page opens nothing. Without a demo store there is no such page. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (!context.get(requestContext).settings.showcaseMerchant) {
    context.set(isUnknownContext, true)
    return { isEnded: false }
  }
  return { isEnded: new URL(request.url).searchParams.has('ended') }
}

/** Opens the demo store, or leaves it. Somebody who is signed in is led to their own portal and keeps their session. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(requestContext)
  if (!ctx.settings.showcaseMerchant) {
    context.set(isUnknownContext, true)
    return null
  }
  const { intent, from: place } = await formFields(request)
  const secure = ctx.settings.publicBaseUrl.startsWith('https://')
  const setCookie = (value: string, age: number) => ({
    'Set-Cookie': cookieLine(showcaseCookie(secure), value, secure, age),
  })
  if (intent === 'leave') {
    const from = await leaveShowcase(ctx)
    return redirect(pages[from].path, { status: 303, headers: setCookie('', 0) })
  }
  if (await recogniseVisitor(ctx)) return redirect(appsPath, 303)
  try {
    const value = await openShowcase(ctx, showcasePlaces.find((known) => known === place) ?? 'home')
    return redirect(dashboardPath, { status: 303, headers: setCookie(value, cookieAges.showcase) })
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'too_many_requests') throw error
    return data({ isRefused: true }, 429)
  }
}

export default function LookAround({ loaderData: { isEnded }, actionData }: Route.ComponentProps) {
  const { heading, text, button } = actionData?.isRefused ? copy.tooMany : isEnded ? copy.ended : copy.start
  return (
    <SignInLayout pass={{ name: showcaseBanner.visitor }}>
      <StepText heading={heading} prompt={text}>
        <LookAroundForm from="lookAround">
          <Button type="submit" size="large" wide>
            {button}
          </Button>
        </LookAroundForm>
        <p>
          <a className="text-link" href={pages.login.path}>
            {showcaseBanner.create}
          </a>
        </p>
        <p>
          <a className="text-link" href={pages.home.path}>
            {copy.home}
          </a>
        </p>
      </StepText>
    </SignInLayout>
  )
}
