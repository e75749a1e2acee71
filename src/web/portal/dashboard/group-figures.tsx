import { dashboardCopy as copy } from '#content/portal/dashboard.ts'
import type { DashboardFigures, DashboardGroup } from '#contract/dashboard/shapes.ts'
import { ChartBars } from '#web/kit/data/chart-bars.tsx'
import { ChartFrame } from '#web/kit/data/chart-frame.tsx'
import { changeText, countText, moneyText, shortDay } from './figure-format.ts'

interface GroupFiguresProps {
  group: DashboardGroup
  days: number
  isOnly: boolean
}

type FigureName = keyof DashboardFigures

const todays: FigureName[] = ['orders', 'gross', 'new_customers', 'came_back']
const periods: FigureName[] = [
  'orders',
  'gross',
  'average',
  'refunds',
  'returns',
  'new_customers',
  'came_back',
  'net',
]
const moneys = new Set<FigureName>(['gross', 'refunds', 'net', 'average'])

/** The figures of all stores that count in one currency. */
export function GroupFigures({ group, days, isOnly }: GroupFiguresProps) {
  const { currency, today, week_ago: weekAgo, period, before } = group
  const text = (figures: DashboardFigures, name: FigureName) => show(figures, name, currency)
  return (
    <div className="wrap dashboard-group" data-currency={currency}>
      {!isOnly && <h3>{currency}</h3>}
      <section className="dashboard-sheet" aria-label={copy.today}>
        <h3 className="dashboard-sheet-title">{copy.today}</h3>
        <dl className="dashboard-cells" data-size="large">
          {todays.map((name) => (
            <div key={name} data-figure={name}>
              <dt>{copy.figures[name]}</dt>
              <dd>
                {text(today, name)}
                <small>
                  {copy.weekAgo}: {text(weekAgo, name)}
                </small>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="dashboard-sheet" aria-label={copy.period.last(days)}>
        <h3 className="dashboard-sheet-title">{copy.period.last(days)}</h3>
        <dl className="dashboard-cells">
          {periods.map((name) => (
            <div key={name} data-figure={name}>
              <dt>{copy.figures[name]}</dt>
              <dd>
                {text(period, name)}
                <Comparison period={period} before={before} name={name} days={days} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="dashboard-charts">
        <DayChart group={group} name="gross" title={copy.charts.revenue} />
        <DayChart group={group} name="orders" title={copy.charts.orders} />
      </div>
    </div>
  )
}

const show = (figures: DashboardFigures, name: FigureName, currency: string) =>
  moneys.has(name) ? moneyText(String(figures[name]), currency) : countText(Number(figures[name]))

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
        rows: days.map((day) => [day.day, day.is_known ? show(day, name, currency) : copy.charts.unknown]),
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
