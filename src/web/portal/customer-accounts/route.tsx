import { workspacePage } from '#content/portal/modules/workspace.ts'
import { readAccountSettings } from '#domain/shoppers/account-settings.ts'
import { previewOrders } from '#domain/shoppers/preview-orders.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { loadWorkspace } from '../module/load-workspace.server.ts'
import { workspaceHeaders, workspaceMeta } from '../module/workspace-document.ts'
import { workspaceOfTab } from '../module/workspace-of-tab.ts'
import { WorkspacePage } from '../module/workspace-page.tsx'
import type { Route } from './+types/route.ts'
import { AccountsPanel } from './accounts-panel.tsx'

export const meta = workspaceMeta
export const headers = workspaceHeaders

export async function loader(args: Route.LoaderArgs) {
  const { merchant, place, page } = await loadWorkspace(args)
  const accounts = place && {
    settings: await readAccountSettings(merchant, place),
    orders: await previewOrders(merchant, place),
    now: merchant.clock.now().getTime(),
  }
  return { page, accounts }
}

/** A tab that works in another outlet than the server has drawn asks for its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const served = await serverLoader()
  const own = await workspaceOfTab(served.page)
  if (!own) return served
  const accounts = await merchantApi('customerAccounts', {})
  return {
    page: { ...served.page, ...own },
    accounts: accounts.ok
      ? { settings: accounts.data.data, orders: accounts.data.orders, now: Date.now() }
      : undefined,
  }
}
clientLoader.hydrate = true as const

/** The workspace of Oh My Customer, which begins with the customer accounts of the outlet. */
export default function CustomerAccountsPage({ loaderData: { page, accounts } }: Route.ComponentProps) {
  return (
    <WorkspacePage {...page} ownPanels={accounts && workspacePage.accountsPanel}>
      {accounts && <AccountsPanel key={accounts.settings.outlet_id} {...accounts} />}
    </WorkspacePage>
  )
}
