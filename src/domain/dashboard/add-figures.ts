import type { DashboardFigures } from '#contract/dashboard/shapes.ts'
import type { storeDays } from '#database/schema/stores.ts'

export type DayRow = Omit<typeof storeDays.$inferSelect, 'outletId' | 'companyId' | 'day'>

/** The database keeps four decimals; so many units are one of the currency. */
const scale = 10_000n
const cents = 100n

/** Exact: decimal text in, decimal text out, whole numbers between. */
const unitsOf = (amount: string): bigint => {
  const [whole = '0', part = ''] = amount.split('.')
  const units = BigInt(whole.replace('-', '')) * scale + BigInt(part.padEnd(4, '0').slice(0, 4))
  return amount.startsWith('-') ? -units : units
}

function textOf(units: bigint): string {
  const size = units < 0n ? -units : units
  const rounded = (size + cents / 2n) / cents
  return `${units < 0n ? '-' : ''}${rounded / 100n}.${String(rounded % 100n).padStart(2, '0')}`
}

/** Days added up, of one store or of several that count in the same money. */
export function addFigures(rows: DayRow[]): DashboardFigures {
  const sum = (of: (row: DayRow) => number) => rows.reduce((all, row) => all + of(row), 0)
  const sumMoney = (of: (row: DayRow) => string) => rows.reduce((all, row) => all + unitsOf(of(row)), 0n)
  const orders = sum((row) => row.orders)
  const gross = sumMoney((row) => row.gross)
  const refunds = sumMoney((row) => row.refunds)
  return {
    orders,
    items: sum((row) => row.items),
    gross: textOf(gross),
    refunds: textOf(refunds),
    net: textOf(gross - refunds),
    average: textOf(orders === 0 ? 0n : gross / BigInt(orders)),
    cancelled: sum((row) => row.cancelled),
    returns: sum((row) => row.returns),
    new_customers: sum((row) => row.newCustomers),
    came_back: sum((row) => row.cameBack),
    cash_orders: sum((row) => row.cashOrders),
    cash_undelivered: sum((row) => row.cashUndelivered),
    repeat_orders: sum((row) => row.repeatOrders),
  }
}
