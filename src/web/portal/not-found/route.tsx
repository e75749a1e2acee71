import { data } from 'react-router'
import { portal } from '#content/portal/portal.ts'
import { recogniseVisitor } from '#domain/sessions/authenticate.ts'
import { isUnknownContext, requestContext } from '#web/request-context.server.ts'
import { loadFrame } from '../layout/load-frame.server.ts'
import { PortalLayout } from '../layout/portal-layout.tsx'
import { NotFound } from './not-found.tsx'
import type { Route } from './+types/route.ts'

export const handle = { inlineStyle: true }
export const meta = () => [{ title: portal.notFound.title }, { name: 'robots', content: 'noindex' }]

/** An unknown address below /merchant/. Who is not signed in gets the site's page. */
export async function loader(args: Route.LoaderArgs) {
  const visitor = await recogniseVisitor(args.context.get(requestContext))
  if (!visitor) {
    args.context.set(isUnknownContext, true)
    throw data(null, { status: 404 })
  }
  return data(await loadFrame(args), { status: 404 })
}

export default function UnknownPage({ loaderData }: Route.ComponentProps) {
  return (
    <PortalLayout {...loaderData}>
      <NotFound />
    </PortalLayout>
  )
}
