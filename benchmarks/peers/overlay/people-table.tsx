'use client'

import { useState } from 'react'
import { Button } from '#web/kit/forms/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { DropMenu } from '#web/kit/overlays/drop-menu.tsx'

interface Person {
  name: string
  email: string
  role: string
}

const people: Person[] = ['Owner', 'Admin', 'Manager', 'Marketing', 'Support', 'Viewer'].map(
  (role, index) => ({
    name: `Person ${index + 1}`,
    email: `person-${index + 1}@tamarind.example`,
    role,
  }),
)

const columns: Column<Person>[] = [
  { key: 'name', label: 'Name', kind: 'title', cell: ({ name }) => name },
  { key: 'email', label: 'Email', kind: 'typed', cell: ({ email }) => email },
  { key: 'role', label: 'Role', cell: ({ role }) => role },
]

/** A bar with a menu, a table that is filtered while typing, and a dialog to invite somebody. */
export function PeopleTable() {
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  return (
    <>
      <DropMenu label="Pages" trigger="Menu" items={[{ label: 'Apps', href: '/merchant/apps' }]} />
      <Field name="search" label="Search" onChange={(event) => setWords(event.currentTarget.value)} />
      <DataTable
        caption="People"
        columns={columns}
        rows={people.filter(({ name, email }) => `${name} ${email}`.includes(words))}
        rowKey={({ email }) => email}
        empty="Nobody"
      />
      <Button onClick={() => setOpen(true)}>Invite somebody</Button>
      <Dialog title="Invite somebody" open={open} onClose={() => setOpen(false)}>
        <Field name="email" label="Email" />
      </Dialog>
    </>
  )
}
