import { useState } from 'react'
import { departmentsPanel as copy, departmentsPage } from '#content/portal/departments.ts'
import type { Department } from '#contract/people/shapes.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { EmptyState } from '#web/kit/data/empty-state.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import { AddDepartment } from './add-department.tsx'
import { ChangeDepartment, type Colleague, RemoveDepartment } from './department-dialogs.tsx'

interface DepartmentsPanelProps {
  departments: readonly Department[]
  people: readonly Colleague[]
}

interface Actions {
  onChange(department: Department): void
  onRemove(department: Department): void
}

const readColumns = (people: readonly Colleague[]): Column<Department>[] => [
  { key: 'name', label: copy.columns.name, kind: 'title', cell: ({ name }) => <b>{name}</b> },
  { key: 'people', label: copy.columns.people, cell: ({ user_ids }) => namesOf(user_ids, people) },
]

const actionsColumn = ({ onChange, onRemove }: Actions): Column<Department> => ({
  key: 'actions',
  label: copy.columns.actions,
  kind: 'actions',
  cell: (department) => (
    <RowActions>
      <RowButton plain aria-label={`${copy.remove}: ${department.name}`} onClick={() => onRemove(department)}>
        {copy.remove}
      </RowButton>
      <RowButton aria-label={`${copy.change}: ${department.name}`} onClick={() => onChange(department)}>
        {copy.change}
      </RowButton>
    </RowActions>
  ),
})

export function DepartmentsPanel({ departments, people }: DepartmentsPanelProps) {
  const { may } = usePortal()
  const [changing, setChanging] = useState<Department>()
  const [removing, setRemoving] = useState<Department>()
  const isManager = may('departments:manage')

  return (
    <Panel id="departments" lit={departments.length > 0} state={departmentsPage.state(departments.length)}>
      {departments.length === 0 ? (
        <EmptyState title={copy.emptyTitle} level={3}>
          {isManager ? copy.emptyText : copy.emptyReadOnly}
        </EmptyState>
      ) : (
        <DataTable
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
    </Panel>
  )
}

const mostNamed = 6

function namesOf(ids: readonly string[], people: readonly Colleague[]): string {
  const names = people.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  if (names.length === 0) return copy.nobody
  const rest = names.length - mostNamed
  return [...names.slice(0, mostNamed), ...(rest > 0 ? [copy.more(rest)] : [])].join(', ')
}
