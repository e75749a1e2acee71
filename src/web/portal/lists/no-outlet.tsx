import { dashboardCopy } from '#content/portal/dashboard.ts'
import { pages } from '#content/shared/pages.ts'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'

/** In the place of a list: this merchant works in no outlet, or it could not be read. */
export function NoOutlet({ heading }: { heading: string }) {
  const { title, text, action } = dashboardCopy.states.none
  return (
    <div className="wrap settings-page">
      <h1>{heading}</h1>
      <EmptyState title={title} action={<ButtonLink to={pages.apps.path}>{action}</ButtonLink>}>
        {text}
      </EmptyState>
    </div>
  )
}
