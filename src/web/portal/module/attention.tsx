import { moduleCopy } from '#content/portal/modules.ts'
import { pages } from '#content/shared/pages.ts'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import type { ModuleNeed } from '#contract/workspaces/shapes.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import type { WorkspaceProps } from './workspace-props.ts'

/** What keeps the module from working, before anything else on the page. */
export function Attention({ need }: { need: ModuleNeed }) {
  const { name, ...needs } = workspacePage.attention
  const { title, text, act } = needs[need]
  return (
    <aside className="workspace-banner" data-surface="pink" aria-label={name}>
      <div className="wrap">
        <Icon name="warning" size={24} />
        <p>
          <b>{title}</b> {text}
        </p>
        <ButtonLink
          to={need === 'plan' ? pages.billing.path : pages.apps.path}
          size="small"
          variant="secondary"
        >
          {act}
        </ButtonLink>
      </div>
    </aside>
  )
}

/** The module does not run in this outlet: what would be counted has no place yet. */
export function NotActive({ slug, workspace }: WorkspaceProps) {
  const { may } = usePortal()
  const { off } = workspacePage
  return (
    <section className="wrap workspace-off" aria-labelledby="workspace-off">
      <h2 id="workspace-off">{off.title(moduleCopy[slug].name, workspace.outlet.outlet_name)}</h2>
      <div>
        <p className="lead">{off.text}</p>
        {may('apps:activate') ? (
          <ButtonLink to={pages.apps.path} icon="plus">
            {off.activate}
          </ButtonLink>
        ) : (
          <p>{off.ask}</p>
        )}
      </div>
    </section>
  )
}
