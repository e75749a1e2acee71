import { Outlet } from 'react-router'
import { desk } from '#content/desk.ts'
import { errorMessages } from '#content/messages.ts'
import { portal } from '#content/portal.ts'
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

export function ErrorBoundary() {
  return (
    <SignInLayout pass={{ title: desk.name }}>
      <StepWords heading={errorMessages.unavailable.title} prompt={errorMessages.unavailable.message}>
        <TicketLink href="" size="large" wide>
          {portal.again}
        </TicketLink>
      </StepWords>
    </SignInLayout>
  )
}
