import { bookingsPage, bookingTexts, meetingTexts } from '#content/admin/bookings.ts'
import type { BookingRow } from '#domain/booking/admin-list.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import type { Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowLink } from '#web/kit/data/row-actions.tsx'

const { columns: labels, open } = bookingsPage

export const bookingColumns: Column<BookingRow>[] = [
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
  { key: 'when', label: labels.when, kind: 'typed', cell: ({ startsAt }) => <FormattedDate at={startsAt} /> },
  {
    key: 'host',
    label: labels.host,
    cell: ({ host, meeting }) => (
      <>
        {host.name}
        <small className="lead-reach">{meetingTexts[meeting]}</small>
      </>
    ),
  },
  {
    key: 'state',
    label: labels.state,
    cell: ({ state, reference }) => (
      <div>
        {state === 'over' || state === 'no-show' ? (
          <Badge tone="alert">{bookingTexts.states[state]}</Badge>
        ) : (
          bookingTexts.states[state]
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
      <RowActions>
        <RowLink to={`/admin/bookings/${id}`}>
          {open}
          <span className="visually-hidden">: {name}</span>
        </RowLink>
      </RowActions>
    ),
  },
]
