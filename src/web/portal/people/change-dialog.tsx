import { useState } from 'react'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { changeDialog as copy } from '#content/portal/people.ts'
import type { PeopleList, Person } from '#contract/people/shapes.ts'
import { useLastValue } from '#web/client/forms/use-last-value.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { nameOf } from './person-name.ts'
import { RoleFields } from './role-fields.tsx'

interface ChangeDialogProps {
  /** Open while there is one. */
  person: Person | undefined
  outlets: PeopleList['outlets']
  onClose(): void
}

export function ChangeDialog({ person, outlets, onClose }: ChangeDialogProps) {
  const shown = useLastValue(person)
  return (
    <Dialog title={copy.title(shown ? nameOf(shown) : '')} open={person !== undefined} onClose={onClose}>
      {person && <ChangeForm key={person.user_id} person={person} outlets={outlets} onDone={onClose} />}
    </Dialog>
  )
}

interface ChangeFormProps {
  person: Person
  outlets: PeopleList['outlets']
  onDone(): void
}

function ChangeForm({ person, outlets, onDone }: ChangeFormProps) {
  const [role, setRole] = useState(person.role)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(outlets.filter(({ id }) => person.outlet_ids.includes(id)).map(({ id }) => id)),
  )
  /** Outlets of theirs that the reader may not change. */
  const beyond = person.outlet_ids.filter((id) => !outlets.some((outlet) => outlet.id === id)).length

  const { form, errors, busy } = useApiForm('changePerson', {
    schema: async () => (await import('#contract/people/shapes.ts')).personInput,
    read: () => ({ user_id: person.user_id, role, outlet_ids: [...chosen] }),
    check: () =>
      role !== 'owner' && chosen.size + beyond === 0
        ? { outlet_ids: browserMessages.outlet_needed.message }
        : undefined,
    texts: () => ({ done: copy.saved, message: () => nameOf(person), failed: copy.failed }),
    onDone,
  })

  return (
    <form className="users-form" {...form}>
      <RoleFields
        role={role}
        onRole={setRole}
        outlets={outlets}
        chosen={chosen}
        onChosen={setChosen}
        beyond={beyond}
        error={errors.outlet_ids}
      />
      <Button type="submit" size="large" wide icon="check" busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
    </form>
  )
}
