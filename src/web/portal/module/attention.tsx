import { moduleCopy } from '#content/portal/modules.ts'
import { moduleNeedCopy } from '#content/portal/module-needs.ts'
import { pages } from '#content/shared/pages.ts'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { ModuleNeed } from '#contract/modules/needs.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import type { WorkspaceProps } from './workspace-props.ts'

/** What keeps the module from working, before anything else on the page. */
export function Attention({ slug, need }: { slug: ModuleSlug; need: ModuleNeed }) {
  const { title, text, act, to } = moduleNeedCopy[need]
  return (
    <aside className="workspace-banner" data-surface="pink" aria-label={workspacePage.attention}>
      <div className="wrap">
        <Icon name="warning" size={24} />
        <p>
          <b>{title}</b> {text}
        </p>
        <ButtonLink to={to(slug)} size="small" variant="secondary">
          {act}
        </ButtonLink>
      </div>
    </aside>
  )
}

interface NotActiveProps extends WorkspaceProps {
  isDashboard: boolean
}

/** The module does not run in this outlet: what would be counted has no place yet. */
export function NotActive({ slug, workspace, isDashboard }: NotActiveProps) {
  const { may } = usePortal()
  const { off } = workspacePage
  return (
    <section className="wrap workspace-off" aria-labelledby="workspace-off">
      <h2 id="workspace-off">{off.title(moduleCopy[slug].name, workspace.outlet.outlet_name)}</h2>
      <div>
        <p className="lead">{isDashboard ? off.dashboardText : off.text}</p>
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

/** The module does nothing yet: that, and that it costs nothing more once it does. */
export function Planned({ slug }: Pick<WorkspaceProps, 'slug'>) {
  const { planned } = workspacePage
  return (
    <section className="wrap workspace-off" aria-labelledby="workspace-off">
      <h2 id="workspace-off">{planned.title(moduleCopy[slug].name)}</h2>
      <div>
        <p className="lead">{planned.text}</p>
        <ButtonLink to={pages.apps.path} variant="secondary">
          {planned.act}
        </ButtonLink>
      </div>
    </section>
  )
}
