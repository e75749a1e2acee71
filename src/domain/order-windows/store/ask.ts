import type { Context } from '../../context.server.ts'
import type { AccountHost } from '../../shoppers/account-host.ts'
import { askForShopper } from '../../shoppers/ask-for-shopper.ts'

/** Sends one query to the store of an order window. It may throw `store_away` or `store_gone`. */
export type Ask = (query: string, variables: Record<string, unknown>) => Promise<unknown>

/** Urgent, because shoppers wait and holds must be set and released in time. */
export const askerOf =
  (ctx: Context, host: Pick<AccountHost, 'shop' | 'isConnected'>): Ask =>
  (query, variables) =>
    askForShopper(ctx, host, query, variables)

export const orderGid = (id: number) => `gid://shopify/Order/${id}`
