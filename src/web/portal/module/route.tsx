import { viewDashboard } from '#domain/dashboard/view-dashboard.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import type { Route } from './+types/route.ts'
import { loadWorkspace } from './load-workspace.server.ts'
import { workspaceHeaders, workspaceMeta } from './workspace-document.ts'
import { workspaceOfTab } from './workspace-of-tab.ts'
import { WorkspacePage } from './workspace-page.tsx'

export const meta = workspaceMeta
export const headers = workspaceHeaders

export async function loader(args: Route.LoaderArgs) {
  const { merchant, place, page } = await loadWorkspace(args)
  const dashboard =
    place && page.slug === 'infiniti' ? await viewDashboard(merchant, { days: 30, outlet: place }) : undefined
  return { ...page, dashboard }
}

/** A tab that works in another outlet than the server has drawn asks for its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const served = await serverLoader()
  const own = await workspaceOfTab(served)
  if (!own) return served
  const dashboard = served.dashboard ? await merchantApi('dashboard', { days: '30' }) : undefined
  return { ...served, ...own, dashboard: dashboard?.ok ? dashboard.data : undefined }
}
clientLoader.hydrate = true as const

export default function ModulePage({ loaderData }: Route.ComponentProps) {
  return <WorkspacePage {...loaderData} />
}
