import { dashboardCopy as copy } from '#content/portal/dashboard.ts'
import type { DashboardFigures, DashboardGroup } from '#contract/dashboard/shapes.ts'
import { ChartBars } from '#web/kit/data/chart-bars.tsx'
import { ChartFrame } from '#web/kit/data/chart-frame.tsx'
import { BestProducts } from './best-products.tsx'
import { FigureCell, type FigureName, figureText } from './figure-cell.tsx'
import { changeText, countText, shortDay } from './figure-format.ts'
import { daysOf, ordersBehind } from './orders-behind.ts'

interface GroupFiguresProps {
  group: DashboardGroup
  days: number
  isOnly: boolean
}

const periods: FigureName[] = [
  'orders',
  'gross',
  'average',
  'net',
  'cash_orders',
  'cash_undelivered',
  'repeat_orders',
  'cancelled',
  'refunds',
  'returns',
  'new_customers',
  'came_back',
]

/** A period of all stores that count in one currency: figures, best products, and day by day. */
export function GroupFigures({ group, days, isOnly }: GroupFiguresProps) {
  const { currency, period, before } = group
  const range = daysOf(group, 'period')
  return (
    <div className="wrap dashboard-group" data-currency={currency}>
      {!isOnly && <h3>{currency}</h3>}
      <section className="dashboard-sheet" aria-label={copy.period.last(days)}>
        <h3 className="dashboard-sheet-title">{copy.period.last(days)}</h3>
        <dl className="dashboard-cells">
          {periods.map((name) => (
            <FigureCell
              key={name}
              name={name}
              text={figureText(period, name, currency)}
              to={ordersBehind(group, name, range)}
            >
              {name === 'cash_orders' || name === 'repeat_orders' ? (
                <small>{copy.shares[name](countText(period[name]), countText(period.orders))}</small>
              ) : (
                <Comparison period={period} before={before} name={name} days={days} />
              )}
            </FigureCell>
          ))}
        </dl>
      </section>
      <BestProducts group={group} days={days} />
      <div className="dashboard-charts">
        <DayChart group={group} name="gross" title={copy.charts.revenue} />
        <DayChart group={group} name="orders" title={copy.charts.orders} />
      </div>
    </div>
  )
}

interface ComparisonProps {
  period: DashboardFigures
  before: DashboardGroup['before']
  name: FigureName
  days: number
}

function Comparison({ period, before, name, days }: ComparisonProps) {
  const change = before && changeText(Number(period[name]), Number(before[name]))
  return change ? (
    <small>
      {change} {copy.before(days)}
    </small>
  ) : null
}

interface DayChartProps {
  group: DashboardGroup
  name: 'gross' | 'orders'
  title: string
}

function DayChart({ group: { currency, days }, name, title }: DayChartProps) {
  // Of a week, every day fits by its name; of more, some by their date.
  const isWeek = days.length <= 7
  const labels = days.map(({ day }) => (isWeek ? weekday(day) : shortDay(day)))
  const largest = Math.max(1, ...days.map((day) => Number(day[name])))
  return (
    <ChartFrame
      title={title}
      label={copy.charts.label(title, days.length)}
      x={{ title: copy.charts.day, labels, every: isWeek ? 1 : Math.ceil(days.length / 4) }}
      y={{ title: name === 'gross' ? currency : copy.figures.orders, largest, format: compact }}
      table={{
        summary: copy.charts.table,
        head: [copy.charts.day, title],
        rows: days.map((day) => [
          day.day,
          day.is_known ? figureText(day, name, currency) : copy.charts.unknown,
        ]),
      }}
    >
      {(plot) => (
        <ChartBars
          plot={plot}
          bars={days.map((day) => ({
            key: day.day,
            parts: [{ value: Number(day[name]), ink: name === 'gross' ? 'carbon' : 'canary' }],
          }))}
        />
      )}
    </ChartFrame>
  )
}

const compact = (value: number) => new Intl.NumberFormat('en', { notation: 'compact' }).format(value)

const weekday = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
