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
import { countryName } from '#content/shared/message-names.ts'
import { pages } from '#content/shared/pages.ts'
import { ownerSettings } from '#contract/money/owner-settings.ts'
import { listDocuments } from '#domain/money/documents/read-documents.ts'
import { countryOf } from '#domain/money/payments/start-top-up.ts'
import { readPlans } from '#domain/money/plans/read-plans.ts'
import { readRateCard } from '#domain/money/rates/read-rates.ts'
import { readWallet } from '#domain/money/wallet/read-wallet.ts'
import { formatMoney } from '#rules/money/amounts.ts'
import { hasBegun, isRunning, mayUse, willNotRenew } from '#rules/money/plan-gate.ts'
import { rateFor } from '#rules/money/rate-card.ts'
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
  const now = merchant.clock.now()
  const { wallet, settings, available, daysLeft, days, open, refused, hasToppedUp } =
    await readWallet(merchant)
  const plans = await readPlans(merchant)
  const { outlet } = await outletOfRequest(merchant, args.request)
  const here = plans.find(({ outletId }) => outletId === outlet?.id) ?? plans[0]
  const country = await countryOf(merchant, wallet.companyId)
  const marketing = country
    ? rateFor(await readRateCard(merchant, now), 'whatsapp', 'marketing', country)
    : undefined
  const words = (sum: number) => formatMoney(sum, wallet.currency)
  return {
    isExample: !ownerSettings.isDecided,
    hasToppedUp,
    price: words(ownerSettings.subscription.price),
    trialDays: plans.some(({ plan }) => plan && hasBegun(plan.state))
      ? 0
      : ownerSettings.subscription.trialDays,
    plans: plans.map(({ outletId, store, isAtShopify, isConnected, state, plan }) => ({
      outletId,
      store,
      isAtShopify,
      isConnected,
      state,
      trialEndsAt: plan?.trialEndsAt?.toISOString() ?? null,
      periodEndsAt: plan?.periodEndsAt?.toISOString() ?? null,
      payUrl: plan?.payUrl ?? null,
      hasUsageLine: Boolean(plan?.usageLine),
    })),
    mayTopUp: mayUse(here?.plan, 'top_up', now),
    isAtShopify: here?.isAtShopify ?? false,
    isConnected: here?.isConnected ?? false,
    hasUsageLine: Boolean(here?.plan?.usageLine),
    messagePrice: marketing?.unitPrice ?? 0,
    country: country ? countryName(country) : '',
    wallet: {
      balance: words(wallet.balance),
      held: words(wallet.held),
      reserve: words(wallet.reserve),
      available: words(available),
      credit: wallet.credit > 0 ? words(wallet.credit) : '',
      owed: wallet.owed > 0 ? words(wallet.owed) : '',
      isEmpty: available === 0,
      isFrozen: wallet.frozenAt !== null,
      isLow: (daysLeft ?? 99) < 7 || available < (settings.alertSum ?? 0),
      mayLeave:
        ownerSettings.refunds.paysBack &&
        wallet.balance > wallet.credit &&
        plans.every(({ state }) => willNotRenew(state)),
      daysLeft: daysLeft ?? null,
      days: days.map(({ day, amount }) => ({ day, amount: amount / 1_000_000, words: words(amount) })),
    },
    open: open.map(({ id, net, payUrl }) => ({ id, sum: words(net), payUrl })),
    refused: refused ? words(refused.net) : null,
    rules: {
      alertSum: settings.alertSum === null ? '' : String(settings.alertSum / 1_000_000),
      reserve: settings.reserveChosen === null ? '' : String(settings.reserveChosen / 1_000_000),
      autoOn: settings.autoOn,
      threshold: String((settings.autoThreshold ?? 20_000_000) / 1_000_000),
      target: String((settings.autoTarget ?? 100_000_000) / 1_000_000),
      cap: String((settings.autoCap ?? here?.plan?.usageCap ?? 300_000_000) / 1_000_000),
      offWhy: settings.autoOffWhy,
      card: settings.cardLast4 ? { brand: settings.cardBrand ?? '', last4: settings.cardLast4 } : null,
    },
    documents: (await listDocuments(merchant)).map(({ id, kind, title, issuedOn }) => ({
      id,
      kind,
      title,
      issuedOn,
    })),
  }
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
        documents: documentsPanel.counted(documents.length),
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
      <Panel id="documents" wide state={documentsPanel.counted(documents.length)}>
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
