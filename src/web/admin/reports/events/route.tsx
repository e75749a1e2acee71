import { numbersPage as copy } from '#content/admin/admin.ts'
import { moduleName } from '#content/admin/module-names.ts'
import { pages } from '#content/shared/pages.ts'
import { countTotals } from '#domain/reports/numbers.ts'
import { headOf } from '#web/document-head.ts'
import { BarChart } from '#web/admin/parts/bar-chart.tsx'
import { SearchForm } from '#web/admin/parts/search-form.tsx'
import type { ChartInk } from '#web/kit/data/chart-frame.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { requireStaff } from '#web/admin/guard.server.ts'
import { shortDay } from '#web/admin/short-day.ts'
import { readerZone } from '#web/admin/reader-zone.ts'
import type { Route } from './+types/route.ts'
import './events.css'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const search = new URL(args.request.url).searchParams.get('search')?.trim() ?? ''
  return { search, ...(await countTotals(staff, search, readerZone(args.request))) }
}

type EventRow = Route.ComponentProps['loaderData']['events'][number]

const { signUps, modules, events: eventCopy } = copy

const labels: Readonly<Record<string, string>> = eventCopy.labels

const columns: Column<EventRow>[] = [
  { key: 'category', label: eventCopy.columns.category, kind: 'title', cell: (row) => row.category },
  { key: 'label', label: eventCopy.columns.label, cell: (row) => labels[row.label] ?? row.label },
  { key: 'path', label: eventCopy.columns.path, kind: 'typed', cell: (row) => row.path },
  {
    key: 'count',
    label: eventCopy.columns.count,
    kind: 'typed',
    cell: (row) => row.count.toLocaleString('en-GB'),
  },
  {
    key: 'last',
    label: eventCopy.columns.last,
    cell: (row) => <FormattedDate at={row.last} precision="day" />,
  },
]

const inks: ChartInk[] = ['carbon', 'canary', 'pink', 'stamp']

/** The three sources that bring most have an ink each; the rest share one. */
function seriesOf(rows: Route.ComponentProps['loaderData']['bySource'], weeks: string[]) {
  const totals = new Map<string, number>()
  for (const { source, count } of rows) totals.set(source, (totals.get(source) ?? 0) + count)
  const ranked = [...totals].toSorted((a, b) => b[1] - a[1]).map(([source]) => source)
  const names = ranked.length > inks.length ? [...ranked.slice(0, inks.length - 1), signUps.others] : ranked
  const nameOf = (source: string) => (names.includes(source) ? source : signUps.others)
  const series = names.map((label, index) => ({ ink: inks[index] ?? 'white', label }))
  const bars = weeks.map((week) => ({
    key: shortDay(week),
    values: names.map((name) =>
      rows
        .filter((row) => row.week === week && nameOf(row.source) === name)
        .reduce((sum, { count }) => sum + count, 0),
    ),
  }))
  return { series, bars }
}

export default function Numbers({ loaderData }: Route.ComponentProps) {
  const { search, weeks, bySource, modules: running, events } = loaderData
  const { series, bars } = seriesOf(bySource, weeks)
  return (
    <div className="wrap">
      <PageHead heading={copy.heading} lead={copy.lead} />
      <div className="admin-charts">
        <div>
          <BarChart {...signUps} table={copy.table} series={series} rows={bars} />
          <p className="caption">{signUps.meaning}</p>
        </div>
        <div>
          <BarChart
            {...modules}
            table={copy.table}
            series={[{ ink: 'carbon', label: modules.y }]}
            rows={running.map(({ slug, count }) => ({ key: moduleName(slug), values: [count] }))}
          />
          <p className="caption">{modules.meaning}</p>
        </div>
      </div>
      <section className="numbers-events" aria-labelledby="events">
        <div className="admin-head">
          <div>
            <h2 id="events">{eventCopy.heading}</h2>
            <p>{eventCopy.meaning}</p>
          </div>
          <SearchForm id="event-search" label={eventCopy.search} search={search} />
        </div>
        <DataTable
          caption={eventCopy.caption}
          columns={columns}
          rows={events}
          rowKey={({ category, label, path }) => `${category} ${label} ${path}`}
          empty={eventCopy.none}
        />
        <p className="admin-pages">
          <a
            className="text-link"
            href={`/admin/events.csv?${new URLSearchParams(search ? { search } : {})}`}
            download
          >
            {eventCopy.export}
          </a>
        </p>
      </section>
    </div>
  )
}
