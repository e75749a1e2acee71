import { Form } from 'react-router'
import { activityKind, activityTexts } from '#content/shared/activity.ts'
import { auditPage as copy } from '#content/admin/admin.ts'
import { auditSentence } from '#content/admin/audit-sentence.ts'
import { pages } from '#content/shared/pages.ts'
import { auditQuery } from '#contract/staff/shapes.ts'
import { searchAudit } from '#domain/reports/search-audit.ts'
import { headOf } from '#web/document-head.ts'
import { ListFrame } from '#web/admin/parts/list-frame.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import type { Column } from '#web/kit/data/data-table.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { ViewStrip } from '#web/admin/parts/view-strip.tsx'
import { requireStaff } from '../guard.server.ts'
import { readerZone } from '../reader-zone.ts'
import type { Route } from './+types/route.ts'
import { groupReads } from './group-reads.ts'
import './audit.css'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const query = auditQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams))
  const { entries, next } = await searchAudit(staff, query, { zone: readerZone(args.request) })
  return {
    query,
    next,
    entries: groupReads(entries).map((entry) => {
      const { seq, at, action, subject, actor, requestId, detail, times } = entry
      const noted = Object.entries(detail).map(([name, value]) => ({ name, value: textOf(value) }))
      return { seq, at, action, subject, actor, requestId, noted, times, sentence: auditSentence(entry) }
    }),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

type Row = Route.ComponentProps['loaderData']['entries'][number]

const columns: Column<Row>[] = [
  {
    key: 'what',
    label: copy.columns.what,
    kind: 'title',
    cell: ({ sentence, times }) => (times > 1 ? `${sentence} ${copy.times(times)}` : sentence),
  },
  { key: 'at', label: copy.columns.at, cell: ({ at }) => <FormattedDate at={at} /> },
  { key: 'details', label: copy.columns.details, cell: (row) => <Details {...row} /> },
]

/** Codes and ids, for those who look for one. */
function Details({ seq, action, subject, actor, requestId, noted }: Row) {
  const { details } = copy
  return (
    <details className="audit-details">
      <summary>{details.open}</summary>
      <KeyValueList
        rows={[
          { term: details.number, value: seq },
          { term: details.code, value: action },
          ...(subject ? [{ term: details.subject, value: subject }] : []),
          ...(actor ? [{ term: details.actor, value: actor }] : []),
          ...(requestId ? [{ term: details.request, value: requestId }] : []),
          ...noted.map(({ name, value }) => ({ term: name, value })),
        ]}
      />
    </details>
  )
}

const dayViews = ['', 'today', 'yesterday'] as const

const actions = [
  { value: '', text: copy.every },
  ...Object.keys(activityTexts)
    .map((action) => ({ value: action, text: activityKind(action) }))
    .toSorted((one, other) => one.text.localeCompare(other.text)),
]

export default function Audit({ loaderData: { query, entries, next } }: Route.ComponentProps) {
  const { search, action, before, day } = query
  const filters = { ...(search && { search }), ...(action && { action }) }
  const days = (
    <ViewStrip
      label={copy.day}
      current={day}
      views={dayViews.map((value) => ({
        value,
        text: copy.days[value || 'all'],
        to: `?${new URLSearchParams({ ...filters, ...(value && { day: value }) })}`,
      }))}
    >
      <Form className="audit-day">
        {Object.entries(filters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          {copy.oneDay}{' '}
          <input
            key={day}
            type="date"
            name="day"
            defaultValue={day.startsWith('2') ? day : ''}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          />
        </label>
        <noscript>
          <button type="submit">{copy.showDay}</button>
        </noscript>
      </Form>
    </ViewStrip>
  )
  return (
    <ListFrame
      copy={copy}
      path="/admin/audit"
      search={search}
      choice={{ name: 'action', label: copy.action, value: action, options: actions }}
      kept={day ? { day } : {}}
      views={days}
      columns={columns}
      rows={entries}
      rowKey={({ seq }) => String(seq)}
      empty={copy.none}
      isFirst={before === undefined}
      next={next === null ? undefined : { before: String(next) }}
    />
  )
}
