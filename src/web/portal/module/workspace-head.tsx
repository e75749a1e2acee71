import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { moduleCopy } from '#content/portal/modules.ts'
import { moduleNeedCopy } from '#content/portal/module-needs.ts'
import { pages } from '#content/shared/pages.ts'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import { modules } from '#contract/modules/modules.ts'
import { missingOf } from '#contract/modules/needs.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { ModuleDrawing } from '#web/kit/drawings/module-drawing.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import type { WorkspaceProps } from './workspace-props.ts'
import './workspace-head.css'

interface WorkspaceHeadProps extends WorkspaceProps {
  surface: string
}

/** The masthead: name and drawing, and below it the form's first line, filled in. */
export function WorkspaceHead({ slug, copy, workspace, surface }: WorkspaceHeadProps) {
  const { name, badge } = moduleCopy[slug]
  const place = modules.findIndex((module) => module.slug === slug) + 1
  return (
    <header className="workspace-head">
      <div className="workspace-head-text">
        <Link className="workspace-head-back" to={pages.apps.path}>
          <Icon name="left" size={16} />
          {workspacePage.back}
        </Link>
        <p className="workspace-head-place">
          <span className="typed">{workspacePage.place(place, modules.length)}</span>
          <Badge>{badge}</Badge>
        </p>
        <h1>{name}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <div className="workspace-head-plate" data-inks={surface}>
        <ModuleDrawing name={slug} />
      </div>
      <WorkspaceCells workspace={workspace} />
    </header>
  )
}

/** The name alone, for a page that begins with its work. */
export const BriefHead = ({ slug }: Pick<WorkspaceProps, 'slug'>) => (
  <h1 className="wrap workspace-name">{moduleCopy[slug].name}</h1>
)

/** How the module stands, who switched it on, and in which outlet. */
export function WorkspaceCells({ workspace }: Pick<WorkspaceProps, 'workspace'>) {
  const { state } = workspacePage
  const { outlet } = workspace
  const need = missingOf(workspace)[0]
  return (
    <dl className="workspace-head-cells">
      <Cell term={state.term} lit={workspace.is_installed && !need}>
        {workspace.is_planned ? (
          state.planned
        ) : need ? (
          moduleNeedCopy[need].state
        ) : workspace.installed_at ? (
          <>
            {state.running} <FormattedDate at={workspace.installed_at} precision="day" />
          </>
        ) : (
          state.off
        )}
      </Cell>
      <Cell term={state.by}>
        {workspace.installed_by ?? (workspace.is_installed ? state.nobody : state.never)}
      </Cell>
      <Cell term={state.outlet} note={outlet.web_url ?? state.noAddress}>
        {outlet.outlet_name}
      </Cell>
    </dl>
  )
}

interface CellProps {
  term: string
  lit?: boolean
  note?: string
  children: ReactNode
}

function Cell({ term, lit, note, children }: CellProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {lit !== undefined && <span className="workspace-dot" data-lit={lit || undefined} aria-hidden />}
        <span>
          {children}
          {note && note !== children && <small>{note}</small>}
        </span>
      </dd>
    </div>
  )
}
