import { type ReactNode, useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import type { DashboardView } from '#contract/dashboard/shapes.ts'
import type { WorkspaceView } from '#contract/workspaces/shapes.ts'
import { type Panels, PanelsContext } from '#web/kit/panels/panels-context.ts'
import { keepWhatsappProject } from '#web/client/session/session.ts'
import { Away, Cover, Elsewhere, Refused } from './cover.tsx'
import { useHandOff } from './use-hand-off.ts'
import { Workspace } from './workspace.tsx'
import type { WorkspaceProps } from './workspace-props.ts'

interface WorkspacePageProps extends Omit<WorkspaceProps, 'workspace'> {
  /** Of a module that runs elsewhere. */
  host: string | undefined
  /** Undefined where it could not be read. */
  workspace: WorkspaceView | undefined
  dashboard?: DashboardView
  ownPanels?: Panels
  children?: ReactNode
}

/**
 * A workspace, or why it is not open. `children` are this module's own panels, shown before the common ones, even if
 * the module runs on another server.
 */
export function WorkspacePage({ host, workspace, ...module }: WorkspacePageProps) {
  const { slug } = module
  const arrival = useHandOff(slug)
  const projectKey = slug === 'whatsapp' ? workspace?.project_key : undefined
  useEffect(() => {
    if (projectKey !== undefined) keepWhatsappProject(projectKey)
  }, [projectKey])
  const isLoading = useNavigation().state !== 'idle'
  const isReading = useRevalidator().state !== 'idle'
  if (host) {
    return (
      <>
        <Elsewhere slug={slug} host={host} />
        {module.ownPanels && (
          <div className="wrap workspace-panels">
            <PanelsContext value={module.ownPanels}>{module.children}</PanelsContext>
          </div>
        )}
      </>
    )
  }
  if (arrival.state === 'checking') return <Cover slug={slug} />
  if (arrival.state === 'refused') return <Refused slug={slug} refusal={arrival.refusal} />
  if (!workspace) return <Away slug={slug} />
  return (
    <Workspace
      // A new form for each outlet, so that text typed for one is not shown in another.
      key={workspace.outlet.id}
      {...module}
      workspace={workspace}
      busy={isLoading || isReading}
    />
  )
}
