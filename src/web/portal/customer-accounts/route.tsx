import { Fragment } from 'react'
import { workspacePage } from '#content/portal/modules/workspace.ts'
import { readMessageSettings } from '#domain/messages/settings.ts'
import { listChanges } from '#domain/order-windows/changes/list-changes.ts'
import { whatItSaved } from '#domain/order-windows/what-it-saved.ts'
import { readWindowSettings } from '#domain/order-windows/window-rules.ts'
import { readAccountSettings } from '#domain/shoppers/account-settings.ts'
import { previewOrders } from '#domain/shoppers/preview-orders.ts'
import { merchantApi } from '#web/client/api/merchant-api.ts'
import { loadWorkspace } from '../module/load-workspace.server.ts'
import { workspaceHeaders, workspaceMeta } from '../module/workspace-document.ts'
import { workspaceOfTab } from '../module/workspace-of-tab.ts'
import { WorkspacePage } from '../module/workspace-page.tsx'
import { ChangesPanel } from '../order-window/changes-panel.tsx'
import { SavingsPanel } from '../order-window/savings-panel.tsx'
import { WindowPanel } from '../order-window/window-panel.tsx'
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
    window: await readWindowSettings(merchant, place),
    changes: await listChanges(merchant, place, { cursor: '' }),
    messages: await readMessageSettings(merchant, place),
    savings: await whatItSaved(merchant, place),
  }
  return { page, accounts }
}

/** A tab that works in another outlet than the server has drawn asks for its own. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const served = await serverLoader()
  const own = await workspaceOfTab(served.page)
  return own ? { page: { ...served.page, ...own }, accounts: await askAccounts() } : served
}
clientLoader.hydrate = true as const

async function askAccounts() {
  const [settings, window, changes, messages, savings] = await Promise.all([
    merchantApi('customerAccounts', {}),
    merchantApi('orderWindowRules', {}),
    merchantApi('orderChanges', {}),
    merchantApi('messageSettings', {}),
    merchantApi('windowSavings', {}),
  ])
  if (!settings.ok || !window.ok || !changes.ok || !messages.ok || !savings.ok) return undefined
  return {
    settings: settings.data.data,
    orders: settings.data.orders,
    now: Date.now(),
    window: window.data.data,
    changes: changes.data.data,
    messages: messages.data.data,
    savings: savings.data.data,
  }
}

/** The workspace of Oh My Customer, which begins with the customer accounts of the outlet. */
export default function CustomerAccountsPage({ loaderData: { page, accounts } }: Route.ComponentProps) {
  return (
    <WorkspacePage {...page} ownPanels={accounts && workspacePage.accountsPanel}>
      {accounts && (
        // A new form for each outlet, so that text typed for one is not shown in another.
        <Fragment key={accounts.settings.outlet_id}>
          <AccountsPanel settings={accounts.settings} orders={accounts.orders} now={accounts.now} />
          <WindowPanel settings={accounts.window} look={accounts.settings} messages={accounts.messages} />
          <ChangesPanel first={accounts.changes} isOn={accounts.window.rules.is_on} />
          <SavingsPanel savings={accounts.savings} />
        </Fragment>
      )}
    </WorkspacePage>
  )
}
