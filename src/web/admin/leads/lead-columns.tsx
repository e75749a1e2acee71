import { leadsPage as copy, leadTexts } from '#content/admin/leads.ts'
import { sourceText } from '#content/admin/admin.ts'
import type { LeadRow } from '#domain/leads/list-leads.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import type { Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowLink } from '#web/kit/data/row-actions.tsx'
import { ContactText } from './lead/contact-text.tsx'
import { ReplyClock } from './lead/reply-clock.tsx'

const { columns } = copy

/** `now` is the server's, so that both sides count the same minutes. */
export const columnsAt = (now: string): Column<LeadRow>[] => [
  {
    key: 'who',
    label: columns.who,
    kind: 'title',
    cell: ({ name, email }) => (
      <>
        {name || email}
        {name && <small className="lead-reach">{email}</small>}
      </>
    ),
  },
  {
    key: 'wants',
    label: columns.wants,
    cell: ({ contacts }) => {
      const newest = contacts.at(-1)
      if (!newest) return '–'
      return (
        <div>
          <ContactText contact={newest} isShort />
          {contacts.length > 1 && <small className="lead-more">{copy.more(contacts.length - 1)}</small>}
          {Object.keys(newest.source).length > 0 && (
            <small className="lead-reach">{sourceText(newest.source)}</small>
          )}
        </div>
      )
    },
  },
  { key: 'at', label: columns.at, kind: 'typed', cell: ({ lastAt }) => <FormattedDate at={lastAt} /> },
  {
    key: 'state',
    label: columns.state,
    cell: ({ state, assignee, holder }) => (
      <div>
        {leadTexts.states[state]}
        {assignee && <small className="lead-reach">{assignee}</small>}
        {holder && <Badge tone="chosen">{leadTexts.writing(holder)}</Badge>}
      </div>
    ),
  },
  { key: 'clock', label: columns.clock, cell: (row) => <ReplyClock {...row} now={now} /> },
  {
    key: 'open',
    label: columns.open,
    kind: 'actions',
    cell: ({ id, name, email }) => (
      <RowActions>
        <RowLink to={`/admin/leads/${id}`}>
          {copy.open}
          <span className="visually-hidden">: {name || email}</span>
        </RowLink>
      </RowActions>
    ),
  },
]
