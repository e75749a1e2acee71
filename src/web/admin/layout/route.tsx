import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { desk, deskLogin } from '#content/admin/admin.ts'
import { fault } from '#content/shared/error-page.ts'
import { pages } from '#content/shared/pages.ts'
import { DeskLayout } from '#web/admin/layout/admin-layout.tsx'
import { SignInLayout } from '#web/kit/sign-in/sign-in-layout.tsx'
import { TicketLink } from '#web/kit/forms/button.tsx'
import { StepWords } from '#web/kit/sign-in/step-form.tsx'
import '#web/kit/sign-in/steps.css'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/route.ts'

export async function loader(args: Route.LoaderArgs) {
  const { session } = await requireStaff(args)
  return { name: `${session.firstName} ${session.lastName}`.trim() }
}

/** What every page of the desk stands in. Each page's own loader asks who is there as well. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskLayout {...loaderData}>
      <Outlet />
    </DeskLayout>
  )
}

/** An id that is nobody's; or the database is away, or something of ours broke. */
export function ErrorBoundary() {
  const error = useRouteError()
  const isNobody = isRouteErrorResponse(error) && error.status === 404
  const words = isNobody ? desk.nobody : fault
  return (
    <SignInLayout pass={{ title: deskLogin.pass.title, place: deskLogin.pass.place }}>
      <StepWords heading={words.title} prompt={words.message}>
        <TicketLink href={isNobody ? pages.adminHome.path : ''} size="large" wide>
          {isNobody ? desk.back : fault.again}
        </TicketLink>
      </StepWords>
    </SignInLayout>
  )
}
