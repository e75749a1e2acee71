import { type SubmitEvent, useState } from 'react'
import { errorMessages } from '#content/shared/messages.ts'
import { changeDialog as copy } from '#content/portal/people.ts'
import type { PeopleList, Person } from '#contract/people/shapes.ts'
import { useLingering } from '#web/client/forms/use-lingering.ts'
import { useAct } from '#web/client/forms/use-act.ts'
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
  const shown = useLingering(person)
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
  const { act, busy } = useAct()
  const [role, setRole] = useState(person.role)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(outlets.filter(({ id }) => person.outlet_ids.includes(id)).map(({ id }) => id)),
  )
  const [error, setError] = useState<string>()
  const beyond = person.outlet_ids.filter((id) => !outlets.some((outlet) => outlet.id === id)).length

  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    if (role !== 'owner' && chosen.size + beyond === 0) return setError(errorMessages.outlet_needed.message)
    const saved = await act(
      'changePerson',
      { user_id: person.user_id, role, outlet_ids: [...chosen] },
      { done: copy.saved, message: () => nameOf(person), failed: copy.failed },
    )
    if (saved) onDone()
  }

  return (
    <form method="post" className="users-form" onSubmit={(event) => void change(event)} noValidate>
      <RoleFields
        role={role}
        onRole={setRole}
        outlets={outlets}
        chosen={chosen}
        onChosen={(next) => {
          setChosen(next)
          setError(undefined)
        }}
        beyond={beyond}
        error={error}
      />
      <Button type="submit" size="large" wide icon="check" busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
    </form>
  )
}
