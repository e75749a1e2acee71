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
 * A workspace, or why it is not open. `children` are panels of this module alone, before those that all have; they are
 * set up here also where the module runs elsewhere.
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
      // Another outlet's form is another form: what was typed into the one is not shown in the other.
      key={workspace.outlet.id}
      {...module}
      workspace={workspace}
      busy={isLoading || isReading}
    />
  )
}
