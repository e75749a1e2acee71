import { moduleCopy } from '#content/portal/modules.ts'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import { PanelsContext } from '#web/kit/panels/panels-context.ts'
import { Attention, NotActive } from './attention.tsx'
import { Figures } from './figures.tsx'
import { GuidePanel } from './guide-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { TouchesPanel } from './touches-panel.tsx'
import { WorkspaceHead } from './workspace-head.tsx'
import type { WorkspaceProps } from './workspace-props.ts'
import './workspace.css'

interface OpenProps extends WorkspaceProps {
  arrivedBy: 'hand-off' | 'session'
  busy: boolean
}

/** The built-in home of a module: how it stands, what it counts, what it needs, and how it is set up. */
export function Workspace({ arrivedBy, busy, ...module }: OpenProps) {
  const { slug, workspace } = module
  const { surface } = moduleCopy[slug]
  return (
    <article className="workspace" data-module={slug} aria-busy={busy}>
      <WorkspaceHead
        {...module}
        arrivedBy={arrivedBy}
        surface={workspace.is_installed ? surface : 'outline'}
      />
      {workspace.needs && <Attention />}
      {workspace.is_installed ? <Figures {...module} surface={surface} /> : <NotActive {...module} />}
      <div className="wrap workspace-panels">
        <PanelsContext value={workspacePage.panels}>
          <GuidePanel {...module} />
          <TouchesPanel copy={module.copy} />
          <SettingsPanel {...module} />
        </PanelsContext>
      </div>
    </article>
  )
}
