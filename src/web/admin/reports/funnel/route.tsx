import { Link } from 'react-router'
import { funnelPage as copy } from '#content/admin/funnel.ts'
import { pages } from '#content/shared/pages.ts'
import { readFunnel } from '#domain/reports/funnel.ts'
import { headOf } from '#web/document-head.ts'
import '#web/admin/parts/chips.css'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { requireStaff } from '#web/admin/guard.server.ts'
import { shortDay } from '#web/admin/short-day.ts'
import { readerZone } from '#web/admin/reader-zone.ts'
import type { Route } from './+types/route.ts'
import { WeeksChart, WholeChart } from './funnel-charts.tsx'
import { sourcesOf, stages, type Totals, totalOf } from './funnel-figures.ts'
import './funnel.css'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

/** The address says which source and which step; anything else is ignored. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const asked = new URL(args.request.url).searchParams
  const { weeks, rows } = await readFunnel(staff, readerZone(args.request))
  const sources = sourcesOf(rows)
  return {
    weeks,
    rows,
    sources,
    source: sources.find((source) => source === asked.get('source')),
    stage: stages.find((stage) => stage === asked.get('stage')) ?? 'visits',
  }
}

type Row = Totals & { key: string; name: string }

const columnsOf = (first: string): Column<Row>[] => [
  { key: 'name', label: first, kind: 'title', cell: ({ name }) => name },
  ...stages.map((stage) => ({
    key: stage,
    label: copy.stages[stage],
    kind: 'typed' as const,
    cell: (row: Row) => row[stage].toLocaleString('en-GB'),
  })),
]

export default function Funnel({ loaderData }: Route.ComponentProps) {
  const { weeks, rows, sources, source, stage } = loaderData
  const chosen = source ? rows.filter((row) => row.source === source) : rows
  const to = (change: { source?: string; stage?: string }) =>
    `?${new URLSearchParams({ ...(source && { source }), ...(stage !== 'visits' && { stage }), ...change })}`
  const byWeek = weeks.map((week) => ({
    key: week,
    name: shortDay(week),
    ...totalOf(chosen.filter((row) => row.week === week)),
  }))
  const bySource = sources.map((name) => ({
    key: name,
    name,
    ...totalOf(rows.filter((row) => row.source === name)),
  }))
  const { heading, ...definitions } = copy.definitions
  return (
    <div className="wrap">
      <PageHead heading={copy.heading} lead={copy.lead} />
      <nav className="admin-chips" aria-label={copy.source}>
        <ul>
          <li>
            <Link
              to={stage === 'visits' ? '?' : `?stage=${stage}`}
              aria-current={source ? undefined : 'page'}
              preventScrollReset
            >
              {copy.every}
            </Link>
          </li>
          {sources.map((name) => (
            <li key={name}>
              <Link
                to={to({ source: name })}
                aria-current={name === source ? 'page' : undefined}
                preventScrollReset
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="admin-charts">
        <WholeChart rows={chosen} />
        <div>
          <WeeksChart weeks={weeks} rows={chosen} stage={stage} />
          <nav className="admin-chips funnel-stages" aria-label={copy.weeks.stage}>
            <ul>
              {stages.map((name) => (
                <li key={name}>
                  <Link
                    to={to({ stage: name })}
                    aria-current={name === stage ? 'page' : undefined}
                    preventScrollReset
                  >
                    {copy.stages[name]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <section className="funnel-part" aria-labelledby="by-week">
        <h2 id="by-week">{copy.byWeek.heading}</h2>
        <DataTable
          caption={copy.byWeek.caption}
          columns={columnsOf(copy.byWeek.week)}
          rows={byWeek.toReversed()}
          rowKey={({ key }) => key}
          empty={copy.byWeek.none}
        />
      </section>
      <section className="funnel-part" aria-labelledby="by-source">
        <h2 id="by-source">{copy.bySource.heading}</h2>
        <DataTable
          caption={copy.bySource.caption}
          columns={columnsOf(copy.bySource.source)}
          rows={bySource}
          rowKey={({ key }) => key}
          empty={copy.byWeek.none}
        />
      </section>
      <section className="funnel-part" aria-labelledby="definitions">
        <h2 id="definitions">{heading}</h2>
        <dl className="funnel-text">
          {stages.map((name) => (
            <div key={name}>
              <dt>{copy.stages[name]}</dt>
              <dd>{definitions[name]}</dd>
            </div>
          ))}
          <div>
            <dt>{copy.source}</dt>
            <dd>{definitions.source}</dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
