import { useState } from 'react'
import { peoplePanel as copy, usersPage } from '#content/portal/people.ts'
import { roleTexts } from '#content/portal/roles.ts'
import type { Department, PeopleList, Person } from '#contract/people/shapes.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { Badge } from '#web/kit/data/badge.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { outletNames } from './outlet-names.ts'
import { nameOf } from './person-name.ts'
import { RemoveQuestion } from './remove-question.tsx'

interface PeoplePanelProps {
  list: PeopleList
  departments: readonly Department[]
}

interface Columns extends PeoplePanelProps {
  lastOwner: Person | undefined
  /** Whether the reader may change them. */
  isWithin(person: Person): boolean
  onChange(person: Person): void
  onRemove(person: Person): void
}

const columnsOf = ({
  list,
  departments,
  lastOwner,
  isWithin,
  onChange,
  onRemove,
}: Columns): Column<Person>[] => [
  {
    key: 'name',
    label: copy.columns.name,
    kind: 'title',
    cell: (person) => (
      <>
        {nameOf(person)}
        {person.is_you && <Badge tone="chosen">{copy.you}</Badge>}
        <small className="users-email">{person.email}</small>
      </>
    ),
  },
  {
    key: 'role',
    label: copy.columns.role,
    cell: ({ role }) => <b className="users-word">{roleTexts[role].name}</b>,
  },
  {
    key: 'outlets',
    label: copy.columns.outlets,
    cell: ({ role, outlet_ids }) => outletNames(role, outlet_ids, list.outlets),
  },
  {
    key: 'departments',
    label: copy.columns.departments,
    cell: ({ department_ids: ids }) =>
      departments
        .filter(({ id }) => ids.includes(id))
        .map(({ name }) => name)
        .join(', ') || copy.none,
  },
  {
    key: 'joined',
    label: copy.columns.joined,
    kind: 'typed',
    cell: ({ joined_at }) => (
      <span className="users-word">
        <FormattedDate at={joined_at} precision="day" />
      </span>
    ),
  },
  {
    key: 'actions',
    label: copy.columns.actions,
    kind: 'actions',
    cell: (person) => (
      <RowActions>
        {person !== lastOwner && (person.is_you || isWithin(person)) && (
          <RowButton
            plain
            aria-label={`${person.is_you ? copy.leave : copy.remove}: ${nameOf(person)}`}
            onClick={() => onRemove(person)}
          >
            {person.is_you ? copy.leave : copy.remove}
          </RowButton>
        )}
        {isWithin(person) && person !== lastOwner && (
          <RowButton aria-label={`${copy.change}: ${nameOf(person)}`} onClick={() => onChange(person)}>
            {copy.change}
          </RowButton>
        )}
      </RowActions>
    ),
  },
]

/** Everybody who works here. Who may not manage them sees the same list, and the way out. */
export function PeoplePanel({ list, departments }: PeoplePanelProps) {
  const { may } = usePortal()
  const [inviting, setInviting] = useState(false)
  const [changing, setChanging] = useState<Person>()
  const [removing, setRemoving] = useState<Person>()
  const isManager = may('users:manage')
  const owners = list.people.filter(({ role }) => role === 'owner')
  const lastOwner = owners.length === 1 ? owners[0] : undefined
  const isWithin = ({ role }: Person) => isManager && (role !== 'owner' || may('owners:manage'))

  const columns = columnsOf({
    list,
    departments,
    lastOwner,
    isWithin,
    onChange: setChanging,
    onRemove: setRemoving,
  })

  return (
    <Panel id="people" wide lit state={usersPage.states.people(list.people.length)}>
      <div className="users-people">
        <DataTable
          caption={copy.caption}
          columns={columns}
          rows={list.people}
          rowKey={({ user_id }) => user_id}
          empty={copy.empty}
        />
      </div>
      {!isManager && <p className="users-note">{copy.readOnly}</p>}
      {lastOwner && isWithin(lastOwner) && <p className="users-note">{copy.lastOwner(nameOf(lastOwner))}</p>}
      {isManager && (
        <Button icon="plus" onClick={() => setInviting(true)}>
          {copy.invite}
        </Button>
      )}
      <InviteDialog open={inviting} outlets={list.outlets} onClose={() => setInviting(false)} />
      <ChangeDialog person={changing} outlets={list.outlets} onClose={() => setChanging(undefined)} />
      <RemoveQuestion person={removing} company={list.company} onClose={() => setRemoving(undefined)} />
    </Panel>
  )
}
