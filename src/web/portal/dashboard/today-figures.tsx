import { dashboardCopy as copy } from '#content/portal/dashboard.ts'
import type { DashboardGroup } from '#contract/dashboard/shapes.ts'
import { FigureCell, type FigureName, figureText } from './figure-cell.tsx'
import { daysOf, ordersBehind } from './orders-behind.ts'

const shown: FigureName[] = ['orders', 'gross', 'new_customers', 'came_back']

/** Today so far, against the same weekday a week ago: what the page begins with. */
export function TodayFigures({ group, isOnly }: { group: DashboardGroup; isOnly: boolean }) {
  const { currency, today, week_ago: weekAgo } = group
  const days = daysOf(group, 'today')
  return (
    <section className="wrap" aria-label={isOnly ? copy.today : `${copy.today}, ${currency}`}>
      <div className="dashboard-sheet">
        <h3 className="dashboard-sheet-title">
          {copy.today} {!isOnly && currency}
        </h3>
        <dl className="dashboard-cells" data-size="large">
          {shown.map((name) => (
            <FigureCell
              key={name}
              name={name}
              text={figureText(today, name, currency)}
              to={ordersBehind(group, name, days)}
            >
              <small>
                {copy.weekAgo}: {figureText(weekAgo, name, currency)}
              </small>
            </FigureCell>
          ))}
        </dl>
      </div>
    </section>
  )
}
