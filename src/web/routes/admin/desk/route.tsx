import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { desk, deskLogin } from '#content/desk.ts'
import { fault } from '#content/fault.ts'
import { pages } from '#content/pages.ts'
import { DeskLayout } from '#web/layouts/desk/desk-layout.tsx'
import { SignInLayout } from '#web/layouts/sign-in-layout.tsx'
import { TicketLink } from '#web/ui/ticket.tsx'
import { StepWords } from '../../merchant/login/step-form.tsx'
import '../../merchant/login/steps.css'
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
