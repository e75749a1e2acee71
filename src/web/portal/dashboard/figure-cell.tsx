import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dashboardCopy as copy } from '#content/portal/dashboard.ts'
import type { DashboardFigures } from '#contract/dashboard/shapes.ts'
import { countText, moneyText, shareText } from './figure-format.ts'

export type FigureName = keyof DashboardFigures

const moneys = new Set<FigureName>(['gross', 'refunds', 'net', 'average'])
const shares = new Set<FigureName>(['cash_orders', 'repeat_orders'])

export function figureText(figures: DashboardFigures, name: FigureName, currency: string): string {
  if (moneys.has(name)) return moneyText(String(figures[name]), currency)
  const count = Number(figures[name])
  return shares.has(name) ? shareText(count, figures.orders) : countText(count)
}

interface FigureCellProps {
  name: FigureName
  text: string
  /** The orders behind it. */
  to: string | undefined
  /** What it is compared with, or a share of. */
  children: ReactNode
}

export const FigureCell = ({ name, text, to, children }: FigureCellProps) => (
  <div data-figure={name}>
    <dt>{copy.figures[name]}</dt>
    <dd>
      {to ? (
        <Link className="dashboard-figure" to={to}>
          {text} <span className="visually-hidden">{copy.seeOrders(copy.figures[name])}</span>
        </Link>
      ) : (
        text
      )}
      {children}
    </dd>
  </div>
)
