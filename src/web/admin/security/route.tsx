import { redirect } from 'react-router'
import { adminSecurity as copy } from '#content/admin/admin.ts'
import { pages } from '#content/shared/pages.ts'
import { viewFactor } from '#domain/accounts/set-up-factor.ts'
import { recogniseStaff } from '#domain/sessions/authenticate.ts'
import { headOf } from '#web/document-head.ts'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { ToastProvider } from '#web/kit/overlays/toast.tsx'
import { StepText } from '#web/kit/sign-in/step-form.tsx'
import '#web/kit/sign-in/steps.css'
import type { Route } from './+types/route.ts'
import { Enrolment } from './enrolment.tsx'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

/** The one admin page that opens before a second factor is connected; only for the session's owner. */
export async function loader({ context }: Route.LoaderArgs) {
  const staff = await recogniseStaff(context.get(requestContext))
  if (!staff) throw redirect(pages.adminLogin.path)
  const { active, backup_codes_left } = await viewFactor(staff)
  return {
    isActive: active,
    left: backup_codes_left,
    isNeeded: staff.needsFactor,
    email: staff.session.email,
  }
}

/** Once connected, the codes are on the page this once: what the server says meanwhile must not take them away. */
export const shouldRevalidate = () => false

export default function Security({ loaderData: { isActive, left, isNeeded, email } }: Route.ComponentProps) {
  return (
    <ToastProvider>
      <SignInLayout pass={{ title: copy.pass, place: copy.place, email }}>
        {isActive ? (
          <StepText heading={copy.heading} prompt={copy.active(left)}>
            <ButtonLink href={pages.adminHome.path} size="large" wide>
              {copy.back}
            </ButtonLink>
          </StepText>
        ) : (
          <Enrolment isNeeded={isNeeded} />
        )}
      </SignInLayout>
    </ToastProvider>
  )
}
