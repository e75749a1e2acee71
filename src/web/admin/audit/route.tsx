import { activityTexts } from '#content/shared/activity.ts'
import { auditPage as copy } from '#content/admin/admin.ts'
import { pages } from '#content/shared/pages.ts'
import { auditQuery } from '#contract/staff/shapes.ts'
import { type AuditEntry, searchAudit } from '#domain/reports/search-audit.ts'
import { headOf } from '#web/document-head.ts'
import { ListFrame } from '#web/admin/parts/list-frame.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import type { Column } from '#web/kit/data/data-table.tsx'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/route.ts'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const query = auditQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams))
  const { entries, next } = await searchAudit(staff, query)
  return { query, next, entries: entries.map((entry) => ({ ...entry, detail: notedOf(entry) })) }
}

/** `reason Ticket 4711, minutes 60` */
const notedOf = ({ detail }: AuditEntry) =>
  Object.entries(detail)
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')

type Row = Omit<AuditEntry, 'detail'> & { detail: string }

const columns: Column<Row>[] = [
  { key: 'seq', label: copy.columns.seq, kind: 'number', cell: ({ seq }) => seq },
  { key: 'action', label: copy.columns.action, kind: 'title', cell: ({ action }) => action },
  { key: 'at', label: copy.columns.at, kind: 'typed', cell: ({ at }) => <FormattedDate at={at} /> },
  { key: 'subject', label: copy.columns.subject, kind: 'typed', cell: ({ subject }) => subject || '–' },
  { key: 'actor', label: copy.columns.actor, kind: 'typed', cell: ({ actor }) => actor || '–' },
  { key: 'detail', label: copy.columns.detail, cell: ({ detail }) => detail || '–' },
]

const actions = [
  { value: '', text: copy.every },
  ...Object.keys(activityTexts)
    .toSorted()
    .map((action) => ({ value: action, text: action })),
]

export default function Audit({ loaderData: { query, entries, next } }: Route.ComponentProps) {
  const { search, action, before } = query
  return (
    <ListFrame
      copy={copy}
      path="/admin/audit"
      search={search}
      choice={{ name: 'action', label: copy.action, value: action, options: actions }}
      columns={columns}
      rows={entries}
      rowKey={({ seq }) => String(seq)}
      empty={copy.none}
      isFirst={before === undefined}
      next={next === null ? undefined : { before: String(next) }}
    />
  )
}
