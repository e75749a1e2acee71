import type { ReconnectAnswer, StaffStoreState, StoreFault } from '#contract/staff/stores.ts'

/** How a merchant's stores stand, on the page of the merchant. */
export const storesPanel = {
  state: (stores: number, troubled: number) => {
    if (stores === 0) return 'None'
    if (troubled === 0) return stores === 1 ? 'In order' : 'All in order'
    return stores === 1 ? 'Needs attention' : `${troubled} of ${stores} need attention`
  },
  none: 'No outlet of this merchant has the address of a Shopify store.',
  terms: {
    state: 'State',
    fault: 'Last error',
    webhook: 'Last webhook',
    webhooks: 'Webhooks, 7 days',
    scopes: 'Access',
    order: 'Last order',
    message: 'Last message',
  },
  states: {
    importing: 'Importing',
    live: 'Up to date',
    behind: 'Behind',
    refused: 'Shopify refuses our access',
    left: 'App uninstalled',
    open: 'Not connected',
  } satisfies Record<StaffStoreState, string>,
  /** Before the time. */
  since: {
    importing: 'since',
    live: 'as of',
    behind: 'since',
    refused: 'since',
    left: 'since',
    open: 'since',
  } satisfies Record<StaffStoreState, string>,
  progress: (done: string, total: string) => `${done} of ${total} orders and customers`,
  begin: 'Shopify is preparing the files',
  open: 'Never connected, or its copy was deleted two days after it left',
  faults: {
    unreachable: 'Shopify did not answer',
    throttled: 'Shopify limited our requests',
    refused: 'Shopify refused our access',
    file: 'A file from Shopify was incomplete',
  } satisfies Record<StoreFault, string>,
  isOver: 'over',
  isNow: 'still so',
  noFault: 'None since it was connected',
  noWebhook: 'None in 7 days',
  webhooks: (received: number, orders: number) =>
    orders === 0
      ? 'Complete: no new orders'
      : received >= orders
        ? `Complete: ${orders === 1 ? '1 new order' : `all ${orders} new orders`} announced`
        : `Incomplete: ${received} of ${orders} new orders announced. The others were read every ten minutes`,
  scopes: (missing: readonly string[]) =>
    missing.length === 0 ? 'Complete' : `Missing: ${missing.join(', ')}`,
  noScopes: 'None',
  noOrder: 'None',
  noMessage: 'None',
  ask: {
    button: (isAgain: boolean) =>
      isAgain ? 'Ask the merchant to reconnect' : 'Ask the merchant to connect the store',
    hint: 'The owner gets an email, and the portal shows a banner until the store is connected.',
    busy: 'Asking…',
    done: 'Merchant asked',
    doneText: 'The owner gets an email, and the portal shows a banner.',
    askedOn: 'Asked on',
    by: (name: string) => `by ${name}.`,
    again: 'You can ask again a day later.',
  },
  /** Why there is nothing to ask for. */
  whyNot: {
    connected: 'The store is connected, so reconnecting would change nothing.',
    retrying: 'Our access is in order and we keep trying, so reconnecting would not help.',
    no_owner: 'The owner has not confirmed an email address, so we cannot write to them. Call them instead.',
  } satisfies Record<Exclude<ReconnectAnswer, 'yes' | 'asked'>, string>,
} as const
