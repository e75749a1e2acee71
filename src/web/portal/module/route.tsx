import { useEffect } from 'react'
import { data, useNavigation, useRevalidator } from 'react-router'
import { moduleCopy } from '#content/portal/modules.ts'
import { workspaces } from '#content/portal/modules/workspaces.ts'
import { moduleSettings } from '#contract/modules/settings.ts'
import { moduleAt } from '#contract/modules/modules.ts'
import { viewWorkspace } from '#domain/modules/view-workspace.ts'
import { viewDashboard } from '#domain/dashboard/view-dashboard.ts'
import { previewOrders } from '#domain/shoppers/preview-orders.ts'
import { readAccountSettings } from '#domain/shoppers/account-settings.ts'
import { requireOutlet } from '#domain/outlets/require-outlet.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { keepWhatsappProject } from '#web/client/session/session.ts'
import { readTabOutlet } from '#web/client/session/tab-outlet.ts'
import { headOf } from '#web/document-head.ts'
import { requireMerchant } from '../guard.server.ts'
import { outletOfRequest } from '../outlet-of-request.server.ts'
import type { Route } from './+types/route.ts'
import { Away, Cover, Elsewhere, Refused } from './cover.tsx'
import { useHandOff } from './use-hand-off.ts'
import { Workspace } from './workspace.tsx'

export const meta = ({ location }: Route.MetaArgs) => {
  const module = moduleAt(location.pathname)
  if (!module) return []
  const { name, text } = moduleCopy[module.slug]
  return headOf({ path: module.path, name, title: name, description: text, kind: 'app', indexed: false })
}

/** The address may hold a hand-off: it is told to nobody, and no copy of the page is kept. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

/** Reading only, and by the session alone. A hand-off in the address is not looked at here: a GET uses nothing up. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireMerchant(args)
  const module = moduleAt(args.url.pathname)
  if (!module) throw data(null, 404)
  const { slug } = module
  const { outlet } = await outletOfRequest(merchant, args.request)
  const place = outlet && (await requireOutlet(merchant, outlet.id))
  const external = merchant.settings.moduleBases[slug]
  return {
    slug,
    copy: workspaces[slug],
    settings: moduleSettings[slug],
    host: external && new URL(external).host,
    outletId: outlet?.id,
    workspace: place && (await viewWorkspace(merchant, place, slug)),
    accounts:
      place && slug === 'oh_my_customer'
        ? {
            settings: await readAccountSettings(merchant, place),
            orders: await previewOrders(merchant, place),
          }
        : undefined,
    dashboard:
      place && slug === 'infiniti' ? await viewDashboard(merchant, { days: 30, outlet: place }) : undefined,
  }
}

/** A tab that works in another outlet than the server has drawn asks for its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const served = await serverLoader()
  const tabOutlet = readTabOutlet()
  if (!tabOutlet || tabOutlet === served.outletId) return served
  const result = await merchantApi('workspace', { app: served.slug })
  const settings = served.accounts ? await merchantApi('customerAccounts', {}) : undefined
  const dashboard = served.dashboard ? await merchantApi('dashboard', { days: '30' }) : undefined
  return {
    ...served,
    outletId: tabOutlet,
    workspace: result.ok ? result.data.data : undefined,
    dashboard: dashboard?.ok ? dashboard.data : undefined,
    accounts: settings?.ok ? { settings: settings.data.data, orders: [] } : undefined,
  }
}
clientLoader.hydrate = true as const

export default function WorkspacePage({ loaderData }: Route.ComponentProps) {
  const { slug, copy, settings, host, workspace, dashboard, accounts } = loaderData
  const arrival = useHandOff(slug)
  const projectKey = slug === 'whatsapp' ? workspace?.project_key : undefined
  useEffect(() => {
    if (projectKey !== undefined) keepWhatsappProject(projectKey)
  }, [projectKey])
  const isLoading = useNavigation().state !== 'idle'
  const isReading = useRevalidator().state !== 'idle'
  if (host) return <Elsewhere slug={slug} host={host} />
  if (arrival.state === 'checking') return <Cover slug={slug} />
  if (arrival.state === 'refused') return <Refused slug={slug} refusal={arrival.refusal} />
  if (!workspace) return <Away slug={slug} />
  return (
    <Workspace
      // Another outlet's form is another form: what was typed into the one is not shown in the other.
      key={workspace.outlet.id}
      {...{ slug, copy, settings, workspace, dashboard, accounts }}
      busy={isLoading || isReading}
    />
  )
}
