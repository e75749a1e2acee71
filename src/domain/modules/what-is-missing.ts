import { and, eq } from 'drizzle-orm'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { ShopConnection } from '#contract/portal/shapes.ts'
import type { ModuleNeed, Requirement } from '#contract/modules/needs.ts'
import type { WorkspaceView } from '#contract/workspaces/shapes.ts'
import { isInTrial, mayUse, type Plan, type PlanUse } from '#rules/money/plan-gate.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { messageSenders } from '#database/schema/messages.ts'
import { accountHosts } from '#database/schema/shoppers.ts'
import { type TextState, textStates } from '../messages/templates.ts'
import { planFor } from '../money/module-servers/module-server-context.ts'
import { hasPaid } from '../money/payments/real-money.ts'
import { findWallet, type Wallet } from '../money/wallet/open-wallet.ts'
import type { Outlet } from '../outlets/require-outlet.ts'
import type { MerchantContext } from '../sessions/session.server.ts'
import { accountsModule } from '../shoppers/account-host.ts'
import { connectionOf } from '../shops/shop-connection.ts'

/** Everything that a module can wait for in one outlet. */
interface Situation {
  hasAddress: boolean
  connection: ShopConnection
  hasAccounts: boolean
  plan: Plan | undefined
  wallet: Wallet | undefined
  /** Somebody has paid into it. */
  isPaid: boolean
  /** Approved numbers and senders, for messages by phone. */
  numbers: number
  texts: readonly TextState[]
  at: Date
}

/** One thing that a module needs, and what is missing of it. */
interface Condition {
  name: Requirement
  missing(situation: Situation): ModuleNeed | undefined
}

/** Our own modules work on the orders of a Shopify store. */
const storeNeeds: Record<ShopConnection, ModuleNeed | undefined> = {
  'not-needed': 'store',
  open: 'connect',
  lost: 'reconnect',
  connected: undefined,
}
const store: Condition = {
  name: 'store',
  missing: ({ hasAddress, connection }) => (hasAddress ? storeNeeds[connection] : 'address'),
}
const accounts: Condition = {
  name: 'accounts',
  missing: ({ hasAccounts }) => (hasAccounts ? undefined : 'accounts'),
}
const aPlan = (use: PlanUse): Condition => ({
  name: 'plan',
  missing: ({ plan, at }) => (mayUse(plan, use, at) ? undefined : 'plan'),
})
/** What is free in the wallet. */
const freeIn = ({ wallet }: Situation, reserve: number) =>
  wallet ? wallet.balance - wallet.held - reserve : 0
/** They may use the reserve, also of a frozen wallet and in a trial. */
const moneyForCodes: Condition = {
  name: 'balance',
  missing: (situation) => (freeIn(situation, 0) > 0 ? undefined : 'balance'),
}
/** As the ledger and `requireAllowed` decide: in a trial that nobody has paid for, customers get nothing. */
const moneyForMessages: Condition = {
  name: 'balance',
  missing: (situation) => {
    const { wallet, plan, isPaid, at } = situation
    if (wallet?.frozenAt) return 'frozen'
    if (freeIn(situation, wallet?.reserve ?? 0) <= 0) return 'balance'
    return isInTrial(plan, at) && !isPaid ? 'trial' : undefined
  },
}

/** Messages by phone. */
const number: Condition = {
  name: 'number',
  missing: ({ numbers }) => (numbers > 0 ? undefined : 'number'),
}

type IsOwn = (text: TextState) => boolean
const isCode: IsOwn = ({ event }) => event === 'sign_in_code'
const isByEmail: IsOwn = ({ channel }) => channel === 'email'
const codesByPhone: IsOwn = (text) => isCode(text) && !isByEmail(text)
const ordersByPhone: IsOwn = (text) => !isCode(text) && !isByEmail(text)
const ordersByEmail: IsOwn = (text) => !isCode(text) && isByEmail(text)

const approved = (isOwn: IsOwn): Condition => ({
  name: 'texts',
  missing: ({ texts }) => (texts.some((text) => isOwn(text) && text.isApproved) ? undefined : 'texts'),
})
/** Of the approved texts, where there are any. */
const switchedOn = (isOwn: IsOwn): Condition => ({
  name: 'messages',
  missing: ({ texts }) => {
    const own = texts.filter(isOwn)
    const ready = own.filter(({ isApproved }) => isApproved)
    const on = (ready.length > 0 ? ready : own).filter(({ isOn }) => isOn)
    if (on.length === 0) return 'switched_off'
    return on.some(({ isBelowCap }) => isBelowCap) ? undefined : 'price_cap'
  },
})

/**
 * What each of our modules needs, in the order in which a merchant does it. The dashboard only reads, and customer
 * accounts stay open, which every state of a plan allows; codes go on for a while when a plan is frozen.
 */
const conditions: Record<ModuleSlug, readonly Condition[]> = {
  infiniti: [store],
  crm: [store, aPlan('activate')],
  oh_my_customer: [store, accounts],
  flash_accounts: [store, accounts],
  otp_verification: [
    store,
    accounts,
    aPlan('authentication'),
    moneyForCodes,
    number,
    approved(codesByPhone),
    switchedOn(codesByPhone),
  ],
  whatsapp: [
    store,
    aPlan('activate'),
    moneyForMessages,
    number,
    approved(ordersByPhone),
    switchedOn(ordersByPhone),
  ],
  email: [store, aPlan('activate'), moneyForMessages, switchedOn(ordersByEmail)],
  superleadz: [],
  referral: [],
  product_review: [],
  chatbot: [],
}

/** Requirements of a module on another server: we only know the store's grant and the plan. */
const elsewhere: readonly Condition[] = [
  {
    name: 'store',
    missing: (situation) => {
      const need = store.missing(situation)
      return need === 'store' ? undefined : need
    },
  },
  aPlan('activate'),
]

/** The state of an outlet, read once for all its modules. Call it inside `withTenant`. */
export async function situationOf(tx: MerchantContext, outlet: Outlet): Promise<Situation> {
  const [open] = await tx.db
    .select({ isOn: accountHosts.isOn })
    .from(accountHosts)
    .innerJoin(
      moduleInstalls,
      and(eq(moduleInstalls.outletId, accountHosts.outletId), eq(moduleInstalls.slug, accountsModule)),
    )
    .where(eq(accountHosts.outletId, outlet.id))
  const wallet = await findWallet(tx, outlet.companyId)
  return {
    hasAddress: outlet.webUrl !== null,
    connection: await connectionOf(tx, outlet),
    hasAccounts: open?.isOn ?? false,
    plan: await planFor(tx, outlet.companyId, outlet.id),
    wallet,
    isPaid: wallet !== undefined && (await hasPaid(tx, wallet.id)),
    numbers: await tx.db.$count(
      messageSenders,
      and(eq(messageSenders.outletId, outlet.id), eq(messageSenders.state, 'approved')),
    ),
    texts: await textStates(tx, outlet),
    at: tx.clock.now(),
  }
}

/** What a module needs to work in that outlet, each with what is missing. */
export function requirementsOf(
  { settings }: Pick<MerchantContext, 'settings'>,
  slug: ModuleSlug,
  situation: Situation,
): WorkspaceView['requirements'] {
  const needed = settings.moduleBases[slug] === undefined ? conditions[slug] : elsewhere
  return needed.map(({ name, missing }) => ({ name, missing: missing(situation) ?? null }))
}

/** What an activated module waits for, first things first. */
export const missingFor = (...args: Parameters<typeof requirementsOf>): ModuleNeed[] =>
  requirementsOf(...args).flatMap(({ missing }) => missing ?? [])
