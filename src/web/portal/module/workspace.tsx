import type { ReactNode } from 'react'
import { moduleCopy } from '#content/portal/modules.ts'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import { type Panels, PanelsContext } from '#web/kit/panels/panels-context.ts'
import type { DashboardView } from '#contract/dashboard/shapes.ts'
import { missingOf } from '#contract/modules/needs.ts'
import { Dashboard } from '../dashboard/dashboard.tsx'
import { Attention, NotActive, Planned } from './attention.tsx'
import { Figures } from './figures.tsx'
import { GuidePanel } from './guide-panel.tsx'
import { TouchesPanel } from './touches-panel.tsx'
import { BriefHead, WorkspaceCells, WorkspaceHead } from './workspace-head.tsx'
import type { WorkspaceProps } from './workspace-props.ts'
import './workspace.css'

const { guide, touches } = workspacePage.panels

/** A planned module has nothing to set up. */
const panelsOf = ({ workspace }: WorkspaceProps): Panels =>
  workspace.is_planned ? { touches: { name: touches.name, text: touches.plannedText } } : { guide, touches }

interface OpenProps extends WorkspaceProps {
  busy: boolean
  /** For the module that shows what all stores sold. */
  dashboard?: DashboardView
  /** What `children` are called. */
  ownPanels?: Panels
  /** Panels of this module alone. */
  children?: ReactNode
}

/** The built-in home of a module: how it stands, what it counts, its own panels, what it needs and touches. */
export function Workspace({ busy, dashboard, ownPanels, children, ...module }: OpenProps) {
  const { slug, workspace } = module
  const { surface } = moduleCopy[slug]
  const need = missingOf(workspace)[0]
  // The dashboard begins with its figures, and says of each store what is wrong with it; what the module is stands below.
  const isDashboard = dashboard !== undefined && (workspace.is_installed || workspace.is_connected)
  const figuresOf = () => {
    if (isDashboard) {
      return <Dashboard first={dashboard} heading={module.copy.heading} />
    }
    if (workspace.is_planned) return <Planned slug={slug} />
    if (!workspace.is_installed) return <NotActive {...module} isDashboard={dashboard !== undefined} />
    return <Figures {...module} surface={surface} />
  }
  return (
    <article className="workspace" data-module={slug} aria-busy={busy}>
      {isDashboard ? (
        <BriefHead slug={slug} />
      ) : (
        <WorkspaceHead {...module} surface={workspace.is_installed && !need ? surface : 'outline'} />
      )}
      {need && !isDashboard && <Attention slug={slug} need={need} />}
      {figuresOf()}
      {isDashboard && <WorkspaceCells workspace={workspace} />}
      <div className="wrap workspace-panels">
        <PanelsContext value={{ ...ownPanels, ...panelsOf(module) }}>
          {children}
          {!workspace.is_planned && <GuidePanel slug={slug} workspace={workspace} />}
          <TouchesPanel copy={module.copy} isPlanned={workspace.is_planned} />
        </PanelsContext>
      </div>
    </article>
  )
}
