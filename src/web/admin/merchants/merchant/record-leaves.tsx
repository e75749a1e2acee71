import { Link } from 'react-router'
import { devicesLeaf } from '#content/shared/sign-in-methods.ts'
import { merchantPage as copy } from '#content/admin/admin.ts'
import { Leaf } from '#web/kit/panels/panel.tsx'
import { Badge } from '#web/kit/data/badge.tsx'
import { Moment } from '#web/kit/data/formatted-date.tsx'
import { Ledger, type LedgerColumn } from '#web/kit/data/data-table.tsx'

interface OutletRow {
  id: string
  name: string
  webUrl: string | null
  platform: string | null
  isArchived: boolean
  modules: string[]
}

const outletColumns: LedgerColumn<OutletRow>[] = [
  {
    key: 'name',
    label: copy.outletColumns.name,
    kind: 'title',
    cell: ({ name, isArchived }) => (
      <>
        {name}
        {isArchived && <Badge>{copy.archived}</Badge>}
      </>
    ),
  },
  { key: 'address', label: copy.outletColumns.address, kind: 'typed', cell: ({ webUrl }) => webUrl ?? '–' },
  { key: 'platform', label: copy.outletColumns.platform, cell: ({ platform }) => platform ?? '–' },
  {
    key: 'modules',
    label: copy.outletColumns.modules,
    cell: ({ modules }) => modules.join(', ') || copy.noModules,
  },
]

export function OutletsLeaf({ outlets }: { outlets: OutletRow[] }) {
  return (
    <Leaf id="outlets" wide state={copy.states.outlets(outlets.length)}>
      <Ledger
        caption={copy.leaves.outlets.name}
        columns={outletColumns}
        rows={outlets}
        rowKey={({ id }) => id}
        empty={copy.noOutlets}
      />
    </Leaf>
  )
}

interface SessionRow {
  id: string
  device: string
  method: string
  createdAt: string
  lastSeenAt: string
  isStaff: boolean
}

const sessionColumns: LedgerColumn<SessionRow>[] = [
  {
    key: 'device',
    label: copy.sessionColumns.device,
    kind: 'title',
    cell: ({ device, isStaff }) => (
      <>
        {device}
        {isStaff && <Badge tone="alert">{copy.staff}</Badge>}
      </>
    ),
  },
  {
    key: 'method',
    label: copy.sessionColumns.method,
    cell: ({ method }) => devicesLeaf.methods[method] ?? method,
  },
  {
    key: 'since',
    label: copy.sessionColumns.since,
    kind: 'typed',
    cell: (row) => <Moment at={row.createdAt} />,
  },
  {
    key: 'seen',
    label: copy.sessionColumns.seen,
    kind: 'typed',
    cell: (row) => <Moment at={row.lastSeenAt} />,
  },
]

export function SessionsLeaf({ sessions }: { sessions: SessionRow[] }) {
  return (
    <Leaf id="sessions" wide lit={sessions.length > 0} state={copy.states.sessions(sessions.length)}>
      <Ledger
        caption={copy.leaves.sessions.name}
        columns={sessionColumns}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={copy.noSessions}
      />
    </Leaf>
  )
}

interface TimelineEntry {
  id: number
  at: string
  text: string
  isStaff: boolean
}

const timelineColumns: LedgerColumn<TimelineEntry>[] = [
  { key: 'at', label: copy.timelineColumns.at, kind: 'typed', cell: ({ at }) => <Moment at={at} /> },
  {
    key: 'text',
    label: copy.timelineColumns.text,
    cell: ({ text, isStaff }) => (
      <>
        {text}
        {isStaff && <Badge tone="alert">{copy.staff}</Badge>}
      </>
    ),
  },
]

interface TimelineProps {
  entries: TimelineEntry[]
  next: number | null
  isFirst: boolean
}

/** Pages by links, so that each has an address and Back works. */
export function TimelineLeaf({ entries, next, isFirst }: TimelineProps) {
  return (
    <Leaf id="timeline" state={isFirst ? copy.states.timeline : copy.states.older}>
      <Ledger
        caption={copy.leaves.timeline.name}
        columns={timelineColumns}
        rows={entries}
        rowKey={({ id }) => String(id)}
        empty={copy.noTimeline}
      />
      <p className="paper-pages">
        {!isFirst && (
          <Link className="text-link" to="?#timeline" preventScrollReset>
            {copy.newest}
          </Link>
        )}
        {next !== null && (
          <Link className="text-link" to={`?before=${next}#timeline`} preventScrollReset>
            {copy.older}
          </Link>
        )}
      </p>
    </Leaf>
  )
}
