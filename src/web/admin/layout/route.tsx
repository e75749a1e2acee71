import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { adminLayout, adminSignIn } from '#content/admin/admin.ts'
import { fault } from '#content/shared/error-page.ts'
import { pages } from '#content/shared/pages.ts'
import { AdminLayout } from '#web/admin/layout/admin-layout.tsx'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { StepText } from '#web/kit/sign-in/step-form.tsx'
import '#web/kit/sign-in/steps.css'
import { headOf } from '#web/document-head.ts'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/route.ts'

export const handle = { inlineStyle: true }

/** For the error page; each page has its own. */
export const meta = () => headOf(pages.adminHome)

export async function loader(args: Route.LoaderArgs) {
  const { session } = await requireStaff(args)
  return { name: `${session.firstName} ${session.lastName}`.trim() }
}

/** The frame of every admin page. Each page's own loader checks the session as well. */
export default function AdminRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AdminLayout {...loaderData}>
      <Outlet />
    </AdminLayout>
  )
}

/** An id that is nobody's; or the database is away, or something of ours broke. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isNobody = isRouteErrorResponse(error) && error.status === 404
  const text = isNobody ? adminLayout.nobody : fault
  return (
    <SignInLayout pass={{ title: adminSignIn.pass.title, place: adminSignIn.pass.place }}>
      <StepText heading={text.title} prompt={text.message}>
        <ButtonLink href={isNobody ? pages.adminMerchants.path : ''} size="large" wide>
          {isNobody ? adminLayout.back : fault.again}
        </ButtonLink>
      </StepText>
    </SignInLayout>
  )
}
