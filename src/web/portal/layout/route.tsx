import { isRouteErrorResponse, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { PortalFault } from '#web/portal/layout/portal-fault.tsx'
import { PortalLayout } from '#web/portal/layout/portal-layout.tsx'
import { NotFound } from '#web/portal/not-found/not-found.tsx'
import { keepShowcase } from '#web/client/session/session.ts'
import { loadFrame } from './load-frame.server.ts'
import type { Route } from './+types/route.ts'

export const handle = { inlineStyle: true }

export const loader = (args: Route.LoaderArgs) => loadFrame(args)

let last: Awaited<ReturnType<typeof loader>> | undefined

/** If the frame cannot be loaded again, it stays: the page inside it says that no answer came. */
export async function clientLoader({
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Awaited<ReturnType<typeof loader>>> {
  try {
    last = await serverLoader()
    keepShowcase(last.showcase)
    return last
  } catch (error) {
    // A redirect is an answer too.
    if (!last || error instanceof Response) throw error
    return last
  }
}
clientLoader.hydrate = true as const

/** Loads the frame again after a change, not on every navigation. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || currentUrl.pathname === nextUrl.pathname ? defaultShouldRevalidate : false

/** The frame of every portal page. Each page's own loader checks the session as well. */
export default function Portal({ loaderData }: Route.ComponentProps) {
  return (
    <PortalLayout {...loaderData}>
      <Outlet />
    </PortalLayout>
  )
}

/** A missing page is shown inside the frame, which shows whose account it is. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData || !isRouteErrorResponse(error) || error.status !== 404) return <PortalFault />
  return (
    <PortalLayout {...loaderData}>
      <NotFound />
    </PortalLayout>
  )
}
