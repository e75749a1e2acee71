import { devicesPanel } from '#content/shared/sign-in/sign-in-methods.ts'
import { merchantPage as copy } from '#content/admin/admin.ts'
import { moduleName } from '#content/admin/module-names.ts'
import { OlderLinks } from '#web/kit/panels/older-links.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { Badge } from '#web/kit/data/badge.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'

interface OutletRow {
  id: string
  name: string
  webUrl: string | null
  platform: string | null
  isArchived: boolean
  modules: string[]
}

const outletColumns: Column<OutletRow>[] = [
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
    cell: ({ modules }) => modules.map(moduleName).join(', ') || copy.noModules,
  },
]

export function OutletsPanel({ outlets }: { outlets: OutletRow[] }) {
  return (
    <Panel id="outlets" wide state={copy.states.outlets(outlets.length)}>
      <DataTable
        caption={copy.panels.outlets.name}
        columns={outletColumns}
        rows={outlets}
        rowKey={({ id }) => id}
        empty={copy.noOutlets}
      />
    </Panel>
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

const sessionColumns: Column<SessionRow>[] = [
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
    cell: ({ method }) => devicesPanel.methods[method] ?? method,
  },
  {
    key: 'since',
    label: copy.sessionColumns.since,
    kind: 'typed',
    cell: (row) => <FormattedDate at={row.createdAt} />,
  },
  {
    key: 'seen',
    label: copy.sessionColumns.seen,
    kind: 'typed',
    cell: (row) => <FormattedDate at={row.lastSeenAt} />,
  },
]

export function SessionsPanel({ sessions }: { sessions: SessionRow[] }) {
  return (
    <Panel id="sessions" wide lit={sessions.length > 0} state={copy.states.sessions(sessions.length)}>
      <DataTable
        caption={copy.panels.sessions.name}
        columns={sessionColumns}
        rows={sessions}
        rowKey={({ id }) => id}
        empty={copy.noSessions}
      />
    </Panel>
  )
}

interface TimelineEntry {
  id: number
  at: string
  text: string
  isStaff: boolean
}

const timelineColumns: Column<TimelineEntry>[] = [
  { key: 'at', label: copy.timelineColumns.at, kind: 'typed', cell: ({ at }) => <FormattedDate at={at} /> },
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
export function TimelinePanel({ entries, next, isFirst }: TimelineProps) {
  return (
    <Panel id="timeline" state={isFirst ? copy.states.timeline : copy.states.older}>
      <DataTable
        caption={copy.panels.timeline.name}
        columns={timelineColumns}
        rows={entries}
        rowKey={({ id }) => String(id)}
        empty={copy.noTimeline}
      />
      <OlderLinks panel="timeline" next={next} isFirst={isFirst} texts={copy} />
    </Panel>
  )
}
