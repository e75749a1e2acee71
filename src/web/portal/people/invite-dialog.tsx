import { type SubmitEvent, useState } from 'react'
import { errorMessages } from '#content/shared/messages.ts'
import { inviteDialog as copy } from '#content/portal/people.ts'
import { inviteInput, type PeopleList } from '#contract/people/shapes.ts'
import type { Role } from '#contract/people/roles.ts'
import { type FieldErrors, fieldErrorsOf } from '#web/client/forms/use-checked-form.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { useAct } from '#web/client/forms/use-act.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { RoleFields } from './role-fields.tsx'

interface InviteDialogProps {
  open: boolean
  outlets: PeopleList['outlets']
  onClose(): void
}

export function InviteDialog({ open, outlets, onClose }: InviteDialogProps) {
  return (
    <Dialog title={copy.title} open={open} onClose={onClose}>
      {open && <InviteForm outlets={outlets} onDone={onClose} />}
    </Dialog>
  )
}

/** Refusals that are about the address are said beside it as well. */
const aboutEmail = ['already_member', 'already_invited']

function InviteForm({ outlets, onDone }: { outlets: PeopleList['outlets']; onDone(): void }) {
  const { outlet } = usePortal()
  const { act, busy } = useAct()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('support')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(outlet ? [outlet.id] : []))
  const [errors, setErrors] = useState<FieldErrors>({})

  const takeBack = (field: string) =>
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== field)))

  const invite = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const { data, error } = inviteInput.safeParse({ email, role, outlet_ids: [...chosen] })
    const found = {
      ...(error && fieldErrorsOf(error)),
      ...(role !== 'owner' && chosen.size === 0 && { outlet_ids: errorMessages.outlet_needed.message }),
    }
    setErrors(found)
    if (!data || Object.keys(found).length > 0) return focusEmail(form, found)
    const sent = await act('invitePerson', data, {
      done: copy.sent,
      message: () => data.email,
      failed: copy.failed,
      onFields: setErrors,
      onRefused: ({ code, message }) => aboutEmail.includes(code) && setErrors({ email: message }),
    })
    if (sent) onDone()
  }

  return (
    <form method="post" className="users-form" onSubmit={(event) => void invite(event)} noValidate>
      <p>{copy.text}</p>
      <Field
        name="email"
        type="email"
        label={copy.email}
        placeholder={copy.placeholder}
        value={email}
        error={errors.email}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          takeBack('email')
        }}
        required
      />
      <RoleFields
        role={role}
        onRole={setRole}
        outlets={outlets}
        chosen={chosen}
        onChosen={(next) => {
          setChosen(next)
          takeBack('outlet_ids')
        }}
        error={errors.outlet_ids}
      />
      <Button type="submit" size="large" wide icon="mail" busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
    </form>
  )
}

function focusEmail(form: HTMLFormElement, errors: FieldErrors): void {
  if (errors.email) form.querySelector<HTMLInputElement>('[name=email]')?.focus()
}
