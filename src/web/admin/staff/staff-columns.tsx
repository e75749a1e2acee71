import { staffPage as copy } from '#content/admin/staff.ts'
import type { StaffAccount } from '#contract/staff/account-shapes.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import type { Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import type { StaffAct } from './staff-dialog.tsx'

const nameOf = ({ first_name, last_name }: StaffAccount) => `${first_name} ${last_name}`.trim()

export const columnsOf = (ask: (act: StaffAct) => void): Column<StaffAccount>[] => [
  {
    key: 'name',
    label: copy.columns.name,
    kind: 'title',
    cell: (row) => (
      <>
        {nameOf(row)} {row.is_self && <Badge tone="chosen">{copy.self}</Badge>}
        {row.disabled_at && <Badge tone="alert">{copy.off}</Badge>}
      </>
    ),
  },
  { key: 'email', label: copy.columns.email, kind: 'typed', cell: (row) => row.user_email },
  {
    key: 'since',
    label: copy.columns.since,
    kind: 'typed',
    cell: (row) => <FormattedDate at={row.since} precision="day" />,
  },
  {
    key: 'seen',
    label: copy.columns.seen,
    kind: 'typed',
    cell: (row) => (row.last_seen_at ? <FormattedDate at={row.last_seen_at} /> : copy.never),
  },
  {
    key: 'factor',
    label: copy.columns.factor,
    cell: (row) => (row.has_factor ? copy.factor.yes : copy.factor.no),
  },
  { key: 'open', label: copy.columns.open, cell: (row) => copy.open(row.sessions, row.visits) },
  {
    key: 'actions',
    label: copy.columns.actions,
    kind: 'actions',
    cell: (row) => !row.is_self && <StaffActions row={row} ask={ask} />,
  },
]

function StaffActions({ row, ask }: { row: StaffAccount; ask: (act: StaffAct) => void }) {
  const name = nameOf(row)
  const switching = row.disabled_at ? 'enable' : 'disable'
  const button = (act: StaffAct['act'], plain: boolean) => (
    <RowButton
      plain={plain}
      aria-label={copy.acts[act].button + copy.of(name)}
      onClick={() => ask({ act, id: row.id, name })}
    >
      {copy.acts[act].button}
    </RowButton>
  )
  return (
    <RowActions>
      {row.has_factor && button('reset', true)}
      {button(switching, false)}
    </RowActions>
  )
}
