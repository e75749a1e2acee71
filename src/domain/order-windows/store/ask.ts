import type { Context } from '../../context.server.ts'
import type { AccountHost } from '../../shoppers/account-host.ts'
import { askForShopper } from '../../shoppers/ask-for-shopper.ts'

/** One question to the store of an order window. `store_away` and `store_gone` are what it may throw. */
export type Ask = (query: string, variables: Record<string, unknown>) => Promise<unknown>

/** Shoppers wait, and holds have to be put on and taken off in time: both are urgent. */
export const askerOf =
  (ctx: Context, host: Pick<AccountHost, 'shop' | 'isConnected'>): Ask =>
  (query, variables) =>
    askForShopper(ctx, host, query, variables)

export const orderGid = (id: number) => `gid://shopify/Order/${id}`
