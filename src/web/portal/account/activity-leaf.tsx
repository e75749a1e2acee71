import { Link } from 'react-router'
import { accountPage, activityLeaf as copy } from '#content/portal/account.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { Moment } from '#web/kit/data/formatted-date.tsx'
import { Ledger, type LedgerColumn } from '#web/kit/data/data-table.tsx'
import { Leaf } from '#web/kit/panels/panel.tsx'

export interface Entry {
  id: number
  at: string
  text: string
  byStaff: boolean
}

interface ActivityLeafProps {
  entries: Entry[]
  next: number | null
  /** Whether these are the newest ones. */
  isFirst: boolean
}

const columns: LedgerColumn<Entry>[] = [
  { key: 'at', label: copy.columns.at, kind: 'typed', cell: ({ at }) => <Moment at={at} /> },
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
export function ActivityLeaf({ entries, next, isFirst }: ActivityLeafProps) {
  const [newest] = entries
  return (
    <Leaf
      id="activity"
      state={
        newest && isFirst ? (
          <>
            {accountPage.states.activity} <Moment at={newest.at} precision="day" />
          </>
        ) : (
          copy.older
        )
      }
    >
      <Ledger
        caption={copy.caption}
        columns={columns}
        rows={entries}
        rowKey={({ id }) => String(id)}
        empty={copy.empty}
      />
      <p className="paper-pages">
        {!isFirst && (
          <Link className="text-link" to="?#activity" preventScrollReset>
            {copy.newest}
          </Link>
        )}
        {next !== null && (
          <Link className="text-link" to={`?before=${next}#activity`} preventScrollReset>
            {copy.older}
          </Link>
        )}
      </p>
    </Leaf>
  )
}
