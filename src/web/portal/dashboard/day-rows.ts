import { dashboardCopy as copy } from '#content/portal/dashboard.ts'
import type { DashboardGroup } from '#contract/dashboard/shapes.ts'

/** In a file, cash and repeat orders are counts: a share of a day says little. */
const columns = [
  ['orders', copy.figures.orders],
  ['items', copy.figures.items],
  ['gross', copy.figures.gross],
  ['refunds', copy.figures.refunds],
  ['net', copy.figures.net],
  ['cancelled', copy.figures.cancelled],
  ['returns', copy.figures.returns],
  ['new_customers', copy.figures.new_customers],
  ['came_back', copy.figures.came_back],
  ['cash_orders', copy.csv.cashOrders],
  ['cash_undelivered', copy.figures.cash_undelivered],
  ['repeat_orders', copy.csv.repeatOrders],
] as const

/** A line a day below the headings, empty where a day is not known. */
export function dayRows(groups: readonly Pick<DashboardGroup, 'currency' | 'days'>[]) {
  const head = [copy.charts.day, 'Currency', ...columns.map(([, title]) => title)]
  const rows = groups.flatMap(({ currency, days }) =>
    days.map((day) => [
      day.day,
      currency,
      ...columns.map(([name]) => (day.is_known ? numberIn(day[name]) : '')),
    ]),
  )
  return [head, ...rows]
}

/** Amounts are digits and a point; as numbers they are not taken for formulas where they begin with a minus. */
const numberIn = (value: string | number) => Number(value)
