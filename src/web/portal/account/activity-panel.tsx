import { accountPage, activityPanel as copy } from '#content/portal/account.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { OlderLinks } from '#web/kit/panels/older-links.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'

export interface Entry {
  id: number
  at: string
  text: string
  byStaff: boolean
}

interface ActivityPanelProps {
  entries: Entry[]
  next: number | null
  /** Whether these are the newest ones. */
  isFirst: boolean
}

const columns: Column<Entry>[] = [
  { key: 'at', label: copy.columns.at, kind: 'typed', cell: ({ at }) => <FormattedDate at={at} /> },
  {
    key: 'text',
    label: copy.columns.text,
    cell: ({ text, byStaff }) => (
      <>
        {text}
        {byStaff && <Badge tone="alert">{copy.staff}</Badge>}
      </>
    ),
  },
]

/** Pages by links, so that each has an address and Back works. */
export function ActivityPanel({ entries, next, isFirst }: ActivityPanelProps) {
  const [newest] = entries
  return (
    <Panel
      id="activity"
      state={
        newest && isFirst ? (
          <>
            {accountPage.states.activity} <FormattedDate at={newest.at} precision="day" />
          </>
        ) : (
          copy.older
        )
      }
    >
      <DataTable
        caption={copy.caption}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => String(id)}
        empty={copy.empty}
      />
      <OlderLinks panel="activity" next={next} isFirst={isFirst} texts={copy} />
    </Panel>
  )
}
