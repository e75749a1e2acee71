import { pages } from '#content/shared/pages.ts'
import type { DashboardFigures, DashboardGroup } from '#contract/dashboard/shapes.ts'
import { listAddress } from '../lists/list-address.ts'

/** Which orders a figure counts, in the words of the list of orders. */
const filters: Readonly<Record<keyof DashboardFigures, Record<string, string>>> = {
  orders: { state: 'kept' },
  items: { state: 'kept' },
  gross: { state: 'kept' },
  net: { state: 'kept' },
  average: { state: 'kept' },
  refunds: { state: 'kept', payment: 'refunded' },
  returns: { state: 'returned' },
  cancelled: { state: 'cancelled' },
  new_customers: { state: 'kept', buyer: 'first' },
  came_back: { state: 'kept', buyer: 'returning' },
  cash_orders: { state: 'kept', payment: 'cash' },
  cash_undelivered: { state: 'undelivered', payment: 'cash' },
  repeat_orders: { state: 'kept', buyer: 'returning' },
}

interface Days {
  from: string
  until: string
}

/** The days of a group's period, or the last of them. */
export function daysOf({ days }: Pick<DashboardGroup, 'days'>, which: 'today' | 'period'): Days {
  const until = days.at(-1)?.day ?? ''
  return { from: which === 'today' ? until : (days[0]?.day ?? ''), until }
}

const addressOf = (outletId: string, filter: Record<string, string>, days: Days) =>
  pages.orders.path + listAddress({ outletId, ...filter, ...days })

/** The orders behind a figure. The list is of one outlet, so a figure of several leads nowhere. */
export function ordersBehind(
  { outlet_ids: outlets }: Pick<DashboardGroup, 'outlet_ids'>,
  figure: keyof DashboardFigures,
  days: Days,
): string | undefined {
  const [outletId, ...others] = outlets
  return outletId && others.length === 0 ? addressOf(outletId, filters[figure], days) : undefined
}

/** The orders that have a product in them. */
export const ordersWith = (
  { outlet_id: outletId, product_id: product }: DashboardGroup['products'][number],
  days: Days,
): string => addressOf(outletId, { state: 'kept', product }, days)
