import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.server.ts'
import { DomainError } from '../domain-error.ts'
import type { StoreAnswer, StoreBudget } from '../ports/ports.ts'
import { withStoreToken } from './with-store-token.ts'

/** The store lets us ask no more for now. */
export class ThrottledError extends Error {}

/** Longer than this a job does not wait: it comes back later. */
const longestWaitMs = 20_000

/** What each store's budget was when we last heard, so that half of it is left for what people ask for. */
const budgets = new Map<string, { budget: StoreBudget; at: number }>()
const mostBudgets = 10_000

/**
 * One question to a store, with its own token, at the pace that it allows. Half of the budget is left for what people
 * wait for, such as an order that was placed a moment ago: that is `urgent`.
 */
export async function askStore(
  ctx: Context,
  shop: string,
  query: string,
  variables: Record<string, unknown> = {},
  { urgent = false } = {},
): Promise<unknown> {
  const { shopify } = ctx
  if (!shopify) throw new DomainError('shopify_off')
  let waited = 0
  for (;;) {
    if (!urgent) waited += await pause(shop, waited)
    const answer = await withStoreToken<StoreAnswer>(ctx, shop, async (token) => {
      const said = await shopify.ask(shop, token, query, variables)
      return said.kind === 'refused' ? 'refused' : said
    })
    if (answer.kind === 'data') {
      remember(shop, answer.budget)
      return answer.data
    }
    if (answer.kind !== 'throttled') {
      throw new DomainError('shop_unreachable', { cause: answer })
    }
    remember(shop, answer.budget)
    const missing = answer.cost - answer.budget.available
    waited += await wait((missing / answer.budget.perSecond) * 1000, waited)
  }
}

function remember(shop: string, budget: StoreBudget | undefined): void {
  if (!budget) return
  if (budgets.size > mostBudgets) budgets.clear()
  budgets.set(shop, { budget, at: performance.now() })
}

/** Waits until half of the budget is there again. */
async function pause(shop: string, waited: number): Promise<number> {
  const known = budgets.get(shop)
  if (!known) return 0
  const { available, most, perSecond } = known.budget
  const back = ((performance.now() - known.at) / 1000) * perSecond
  const missing = most / 2 - available - back
  return missing > 0 ? wait((missing / perSecond) * 1000, waited) : 0
}

async function wait(ms: number, waited: number): Promise<number> {
  const rounded = Math.max(50, Math.ceil(ms))
  if (waited + rounded > longestWaitMs) throw new ThrottledError('The store lets us ask no more for now.')
  await sleep(rounded)
  return rounded
}
