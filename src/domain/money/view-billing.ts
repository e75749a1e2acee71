import { ownerSettings } from '#contract/money/owner-settings.ts'
import { formatMoney, unit, unitsOf } from '#rules/money/amounts.ts'
import { hasBegun, mayBeKept, mayBeStarted, mayUse, willNotRenew } from '#rules/money/plan-gate.ts'
import { rateFor } from '#rules/money/rate-card.ts'
import { isShowcase, type MerchantContext } from '#domain/sessions/session.server.ts'
import { listDocuments } from './documents/read-documents.ts'
import { countryOf } from './payments/start-top-up.ts'
import { readPlans } from './plans/read-plans.ts'
import { freeDaysOf } from './plans/start-subscription.ts'
import { readPriceRises } from './rates/price-rises.ts'
import { readRateCard } from './rates/read-rates.ts'
import { readWallet } from './wallet/read-wallet.ts'

type Plans = Awaited<ReturnType<typeof readPlans>>
type WalletView = Awaited<ReturnType<typeof readWallet>>

/** With fewer days left than these, the wallet is low. */
const lowDays = 7

/** What the form of an automatic top-up offers before the merchant has chosen. */
const offered = { threshold: 20 * unit, target: 100 * unit, cap: 300 * unit }

/**
 * Plans, wallet, rules and documents of a company, as the billing page shows them for one of its stores. Visitors of the
 * demo store see no document, no card and no page to pay at.
 */
export async function viewBilling(ctx: MerchantContext, outletId: string | undefined) {
  const now = ctx.clock.now()
  const isVisitor = isShowcase(ctx.session)
  const view = await readWallet(ctx)
  const plans = await readPlans(ctx)
  const here = plans.find((plan) => plan.outletId === outletId) ?? plans[0]
  const { wallet, open, refused, hasToppedUp } = view
  const country = await countryOf(ctx, wallet.companyId)
  const marketing = country
    ? rateFor(await readRateCard(ctx, now), 'whatsapp', 'marketing', country)
    : undefined
  const words = (sum: number) => formatMoney(sum, wallet.currency)
  const { price, trialDays } = ownerSettings.subscription
  const start = here && (await viewStart(ctx, wallet.companyId, here))
  const isTrialUsed = plans.some(({ plan }) => plan && hasBegun(plan.state))
  return {
    isExample: !ownerSettings.isDecided,
    hasToppedUp,
    price: words(price),
    trialDays: (start ? start.hasTrial : !isTrialUsed) ? trialDays : 0,
    /** What starting the plan of this store takes at once; null where days are free or it cannot be started. */
    paysToday: start && !start.isFree ? words(price) : null,
    plans: plans.map((plan) => ({ ...viewPlan(plan), ...(isVisitor && { payUrl: null }) })),
    mayTopUp: mayUse(here?.plan, 'top_up', now),
    isAtShopify: here?.isAtShopify ?? false,
    isConnected: here?.isConnected ?? false,
    hasUsageLine: Boolean(here?.plan?.usageLine),
    messagePrice: marketing?.unitPrice ?? 0,
    country,
    wallet: {
      ...walletFigures(view, plans, words),
      rises: await readPriceRises(ctx, wallet.companyId),
    },
    open: (isVisitor ? [] : open).map(({ id, net, payUrl }) => ({ id, sum: words(net), payUrl })),
    refused: refused ? words(refused.net) : null,
    rules: { ...viewRules(view, here?.plan?.usageCap ?? null), ...(isVisitor && { card: null }) },
    /** Null where they are not shown. */
    documents: isVisitor ? null : await viewDocuments(ctx),
  }
}

/** What a start of this store's plan would be like; a page that waits keeps what it was opened with. */
async function viewStart(
  ctx: MerchantContext,
  companyId: string,
  { outletId, shop, state, plan }: Plans[number],
) {
  if (!mayBeStarted(state) || mayBeKept(state)) return undefined
  if (plan?.state === 'pending') {
    const hasTrial = plan.trialEndsAt !== null
    return { hasTrial, isFree: hasTrial || plan.periodEndsAt !== null }
  }
  const { isFirst, trialDays } = await freeDaysOf(ctx, { companyId, outletId, shop })
  return { hasTrial: isFirst, isFree: trialDays > 0 }
}

const viewDocuments = async (ctx: MerchantContext) =>
  (await listDocuments(ctx)).map(({ id, kind, title, issuedOn }) => ({ id, kind, title, issuedOn }))

const viewPlan = ({ outletId, store, isAtShopify, isConnected, state, plan }: Plans[number]) => ({
  outletId,
  store,
  isAtShopify,
  isConnected,
  state,
  trialEndsAt: plan?.trialEndsAt?.toISOString() ?? null,
  periodEndsAt: plan?.periodEndsAt?.toISOString() ?? null,
  payUrl: plan?.payUrl ?? null,
  hasUsageLine: Boolean(plan?.usageLine),
})

function walletFigures(view: WalletView, plans: Plans, words: (sum: number) => string) {
  const { wallet, settings, available, daysLeft, days } = view
  return {
    balance: words(wallet.balance),
    held: words(wallet.held),
    reserve: words(wallet.reserve),
    available: words(available),
    credit: wallet.credit > 0 ? words(wallet.credit) : '',
    owed: wallet.owed > 0 ? words(wallet.owed) : '',
    isEmpty: available === 0,
    isFrozen: wallet.frozenAt !== null,
    isLow: (daysLeft ?? lowDays) < lowDays || available < (settings.alertSum ?? 0),
    /** No plan goes on, and there is money left that was paid. */
    mayLeave:
      ownerSettings.refunds.paysBack &&
      wallet.balance > wallet.credit &&
      plans.every(({ state }) => willNotRenew(state)),
    daysLeft: daysLeft ?? null,
    days: days.map(({ day, amount }) => ({ day, amount: unitsOf(amount), words: words(amount) })),
  }
}

/** As a field of a form has it. */
const typed = (sum: number | null) => (sum === null ? '' : String(unitsOf(sum)))

function viewRules({ settings }: WalletView, usageCap: number | null) {
  const { alertSum, reserveChosen, autoThreshold, autoTarget, autoCap, cardBrand, cardLast4 } = settings
  return {
    alertSum: typed(alertSum),
    reserve: typed(reserveChosen),
    autoOn: settings.autoOn,
    threshold: typed(autoThreshold ?? offered.threshold),
    target: typed(autoTarget ?? offered.target),
    cap: typed(autoCap ?? usageCap ?? offered.cap),
    offWhy: settings.autoOffWhy,
    card: cardLast4 ? { brand: cardBrand ?? '', last4: cardLast4 } : null,
  }
}
