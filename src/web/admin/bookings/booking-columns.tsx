import { bookingsPage, bookingWords } from '#content/admin/bookings.ts'
import type { BookingRow } from '#domain/booking/desk-list.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { Moment } from '#web/kit/data/formatted-date.tsx'
import type { LedgerColumn } from '#web/kit/data/data-table.tsx'
import { LedgerActions, LedgerLink } from '#web/kit/data/row-actions.tsx'

const { columns: labels, open } = bookingsPage

export const bookingColumns: LedgerColumn<BookingRow>[] = [
  {
    key: 'guest',
    label: labels.guest,
    kind: 'title',
    cell: ({ name, email }) => (
      <>
        {name}
        <small className="lead-reach">{email}</small>
      </>
    ),
  },
  { key: 'when', label: labels.when, kind: 'typed', cell: ({ startsAt }) => <Moment at={startsAt} /> },
  { key: 'host', label: labels.host, cell: ({ host }) => host.name },
  {
    key: 'state',
    label: labels.state,
    cell: ({ state, reference }) => (
      <div>
        {state === 'over' || state === 'no-show' ? (
          <Badge tone="alert">{bookingWords.states[state]}</Badge>
        ) : (
          bookingWords.states[state]
        )}
        <small className="lead-reach">{reference}</small>
      </div>
    ),
  },
  {
    key: 'open',
    label: labels.open,
    kind: 'actions',
    cell: ({ id, name }) => (
      <LedgerActions>
        <LedgerLink href={`/admin/bookings/${id}`}>
          {open}
          <span className="visually-hidden">: {name}</span>
        </LedgerLink>
      </LedgerActions>
    ),
  },
]
