import { and, eq, not, type SQL } from 'drizzle-orm'
import type { ModuleSlug } from '#contract/modules/modules.ts'
import type { ShopConnection } from '#contract/portal/shapes.ts'
import type { ModuleNeed, Requirement } from '#contract/modules/needs.ts'
import type { WorkspaceView } from '#contract/workspaces/shapes.ts'
import { mayUse, type Plan, type PlanUse } from '#rules/money/plan-gate.ts'
import { moduleInstalls } from '#database/schema/companies.ts'
import { messageSenders, messageTemplates } from '#database/schema/messages.ts'
import { accountHosts } from '#database/schema/shoppers.ts'
import { planFor } from '../money/module-servers/module-server-context.ts'
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
  /** Approved numbers and senders, for messages by phone. */
  numbers: number
  /** Approved texts: those about orders, and that of a sign-in code. */
  orderTexts: number
  codeTexts: number
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
/** Sign-in codes may use the reserve; other messages leave it alone. */
const money = (reserve: 'spares' | 'uses'): Condition => ({
  name: 'balance',
  missing: ({ wallet }) => {
    const free = wallet ? wallet.balance - wallet.held - (reserve === 'spares' ? wallet.reserve : 0) : 0
    return free > 0 ? undefined : 'balance'
  },
})

/** Messages by phone. */
const number: Condition = {
  name: 'number',
  missing: ({ numbers }) => (numbers > 0 ? undefined : 'number'),
}
const textsAbout = (what: 'orderTexts' | 'codeTexts'): Condition => ({
  name: 'texts',
  missing: (situation) => (situation[what] > 0 ? undefined : 'texts'),
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
    money('uses'),
    number,
    textsAbout('codeTexts'),
  ],
  whatsapp: [store, aPlan('activate'), money('spares'), number, textsAbout('orderTexts')],
  email: [store, aPlan('activate'), money('spares')],
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
  const approved = (table: typeof messageSenders | typeof messageTemplates, which?: SQL) =>
    tx.db.$count(table, and(eq(table.outletId, outlet.id), eq(table.state, 'approved'), which))
  const isCode = eq(messageTemplates.event, 'sign_in_code')
  return {
    hasAddress: outlet.webUrl !== null,
    connection: await connectionOf(tx, outlet),
    hasAccounts: open?.isOn ?? false,
    plan: await planFor(tx, outlet.companyId, outlet.id),
    wallet: await findWallet(tx, outlet.companyId),
    numbers: await approved(messageSenders),
    orderTexts: await approved(messageTemplates, not(isCode)),
    codeTexts: await approved(messageTemplates, isCode),
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
