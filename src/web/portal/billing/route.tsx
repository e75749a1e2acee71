import {
  billingPage as copy,
  billingPanels,
  documentsPanel,
  planPanel,
  rulesPanel,
  statementPage,
  topUpPanel,
  walletPanel,
} from '#content/portal/billing.ts'
import { countryName } from '#rules/money/message-names.ts'
import { pages } from '#content/shared/pages.ts'
import { viewBilling } from '#domain/money/view-billing.ts'
import { isRunning } from '#rules/money/plan-gate.ts'
import { headOf } from '#web/document-head.ts'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { requireBilling } from './require-billing.server.ts'
import { outletOfRequest } from '../outlet-of-request.server.ts'
import type { Route } from './+types/route.ts'
import { DocumentsTable } from './documents-table.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { RulesPanel } from './rules-panel.tsx'
import { TopUpPanel } from './top-up-panel.tsx'
import { WalletPanel } from './wallet-panel.tsx'
import './billing.css'

export const meta = () => headOf(pages.billing)

/** Reading only; every change goes through the API, which asks for both halves of the session. */
export async function loader(args: Route.LoaderArgs) {
  const merchant = await requireBilling(args)
  const { outlet } = await outletOfRequest(merchant, args.request)
  const { country, ...view } = await viewBilling(merchant, outlet?.id)
  return { ...view, country: country ? countryName(country) : '' }
}

export default function Billing({ loaderData: data }: Route.ComponentProps) {
  const { wallet, plans, documents } = data
  const running = plans.filter(({ state }) => isRunning(state))
  const walletState = wallet.isFrozen
    ? walletPanel.state.frozen
    : wallet.isEmpty
      ? walletPanel.state.empty
      : wallet.isLow
        ? walletPanel.state.low
        : walletPanel.state.fine
  const documentsState = documents ? documentsPanel.counted(documents.length) : documentsPanel.hidden.state
  return (
    <SettingsPage
      heading={copy.heading}
      lead={data.isExample ? `${copy.lead} ${copy.exampleNote}` : copy.lead}
      facts={[
        { term: copy.facts.available, value: wallet.available },
        {
          term: copy.facts.days,
          value: wallet.daysLeft === null ? copy.noBasis : copy.days(wallet.daysLeft),
        },
        { term: copy.facts.plan, value: planPanel.counted(running.length, plans.length) },
      ]}
      panels={billingPanels}
      states={{
        plan: planPanel.counted(running.length, plans.length),
        wallet: walletState,
        topUp: topUpPanel.state,
        rules: rulesPanel.state(data.rules.autoOn),
        documents: documentsState,
      }}
    >
      <PlanPanel {...data} running={running.length} />
      <WalletPanel wallet={wallet} state={walletState} />
      <TopUpPanel {...data} />
      <RulesPanel
        rules={data.rules}
        isAtShopify={data.isAtShopify}
        isConnected={data.isConnected}
        hasUsageLine={data.hasUsageLine}
      />
      <Panel id="documents" wide state={documentsState}>
        <div className="billing-links">
          <ButtonLink size="small" variant="secondary" to={`${pages.billing.path}/statement`}>
            {statementPage.open}
          </ButtonLink>
        </div>
        <DocumentsTable documents={documents} />
      </Panel>
    </SettingsPage>
  )
}

export { BillingRefused as ErrorBoundary } from './billing-refused.tsx'
