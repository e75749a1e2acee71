import type { ReactNode } from 'react'
import { moduleCopy } from '#content/portal/modules.ts'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import { type Panels, PanelsContext } from '#web/kit/panels/panels-context.ts'
import type { DashboardView } from '#contract/dashboard/shapes.ts'
import { Dashboard } from '../dashboard/dashboard.tsx'
import { Attention, NotActive } from './attention.tsx'
import { Figures } from './figures.tsx'
import { GuidePanel } from './guide-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { TouchesPanel } from './touches-panel.tsx'
import { WorkspaceHead } from './workspace-head.tsx'
import type { WorkspaceProps } from './workspace-props.ts'
import './workspace.css'

const { panels } = workspacePage
const { settings: _, ...withoutSettings } = panels

interface OpenProps extends WorkspaceProps {
  busy: boolean
  /** For the module that shows what all stores sold. */
  dashboard?: DashboardView
  /** What `children` are called. */
  ownPanels?: Panels
  /** Panels of this module alone. */
  children?: ReactNode
}

/** The built-in home of a module: how it stands, what it counts, what it needs, and how it is set up. */
export function Workspace({ busy, dashboard, ownPanels, children, ...module }: OpenProps) {
  const { slug, workspace } = module
  const { surface } = moduleCopy[slug]
  const figuresOf = () => {
    if (dashboard && (workspace.is_installed || workspace.is_connected)) {
      return <Dashboard first={dashboard} heading={module.copy.heading} />
    }
    if (!workspace.is_installed) return <NotActive {...module} />
    return <Figures {...module} surface={surface} />
  }
  return (
    <article className="workspace" data-module={slug} aria-busy={busy}>
      <WorkspaceHead {...module} surface={workspace.is_installed && !workspace.needs ? surface : 'outline'} />
      {workspace.needs && <Attention need={workspace.needs} />}
      {figuresOf()}
      <div className="wrap workspace-panels">
        <PanelsContext value={{ ...ownPanels, ...(module.settings.length > 0 ? panels : withoutSettings) }}>
          {children}
          <GuidePanel {...module} />
          <TouchesPanel copy={module.copy} />
          <SettingsPanel {...module} />
        </PanelsContext>
      </div>
    </article>
  )
}
