import { useState } from 'react'
import { departmentsLeaf as copy, departmentsPage } from '#content/portal/departments.ts'
import type { Department } from '#contract/people/shapes.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { Leaf } from '#web/kit/panels/panel.tsx'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { Ledger, type LedgerColumn } from '#web/kit/data/data-table.tsx'
import { LedgerActions, LedgerButton } from '#web/kit/data/row-actions.tsx'
import { AddDepartment } from './add-department.tsx'
import { ChangeDepartment, type Colleague, RemoveDepartment } from './department-dialogs.tsx'

interface DepartmentsLeafProps {
  departments: readonly Department[]
  people: readonly Colleague[]
}

interface Actions {
  onChange(department: Department): void
  onRemove(department: Department): void
}

const readColumns = (people: readonly Colleague[]): LedgerColumn<Department>[] => [
  { key: 'name', label: copy.columns.name, kind: 'title', cell: ({ name }) => <b>{name}</b> },
  { key: 'people', label: copy.columns.people, cell: ({ user_ids }) => namesOf(user_ids, people) },
]

const actionsColumn = ({ onChange, onRemove }: Actions): LedgerColumn<Department> => ({
  key: 'actions',
  label: copy.columns.actions,
  kind: 'actions',
  cell: (department) => (
    <LedgerActions>
      <LedgerButton
        plain
        aria-label={`${copy.remove}: ${department.name}`}
        onClick={() => onRemove(department)}
      >
        {copy.remove}
      </LedgerButton>
      <LedgerButton aria-label={`${copy.change}: ${department.name}`} onClick={() => onChange(department)}>
        {copy.change}
      </LedgerButton>
    </LedgerActions>
  ),
})

export function DepartmentsLeaf({ departments, people }: DepartmentsLeafProps) {
  const { may } = usePortal()
  const [changing, setChanging] = useState<Department>()
  const [removing, setRemoving] = useState<Department>()
  const isManager = may('departments:manage')

  return (
    <Leaf id="departments" lit={departments.length > 0} state={departmentsPage.state(departments.length)}>
      {departments.length === 0 ? (
        <EmptyState title={copy.emptyTitle} level={3}>
          {isManager ? copy.emptyText : copy.emptyReadOnly}
        </EmptyState>
      ) : (
        <Ledger
          caption={copy.caption}
          columns={[
            ...readColumns(people),
            ...(isManager ? [actionsColumn({ onChange: setChanging, onRemove: setRemoving })] : []),
          ]}
          rows={departments}
          rowKey={({ id }) => id}
          empty={copy.emptyTitle}
        />
      )}
      {isManager ? <AddDepartment /> : departments.length > 0 && <p>{copy.readOnly}</p>}
      <ChangeDepartment department={changing} people={people} onClose={() => setChanging(undefined)} />
      <RemoveDepartment department={removing} onClose={() => setRemoving(undefined)} />
    </Leaf>
  )
}

const mostNamed = 6

function namesOf(ids: readonly string[], people: readonly Colleague[]): string {
  const names = people.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  if (names.length === 0) return copy.nobody
  const rest = names.length - mostNamed
  return [...names.slice(0, mostNamed), ...(rest > 0 ? [copy.more(rest)] : [])].join(', ')
}
