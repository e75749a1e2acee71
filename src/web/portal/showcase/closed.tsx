import { redirect } from 'react-router'
import { showcaseBanner, showcaseClosed as copy } from '#content/shared/showcase.ts'
import { pages } from '#content/shared/pages.ts'
import { isShowcase } from '#domain/sessions/session.server.ts'
import { headOf } from '#web/document-head.ts'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { appsPath, requireReader } from '../guard.server.ts'
import type { Route } from './+types/closed.ts'
import '#web/kit/panels/settings-page.css'

export const meta = () => headOf({ ...pages.lookAround, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  const { session } = await requireReader(args)
  return isShowcase(session) ? null : redirect(appsPath)
}

/** Where a visitor of the demo store comes who opens a page that is not shown to them. */
export default function Closed() {
  return (
    <div className="wrap settings-page">
      <div className="page-head">
        <h1>{copy.heading}</h1>
      </div>
      <EmptyState
        title={copy.title}
        action={<ButtonLink href={pages.login.path}>{showcaseBanner.create}</ButtonLink>}
      >
        {copy.text}
      </EmptyState>
    </div>
  )
}
