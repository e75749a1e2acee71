import { useState } from 'react'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { inviteDialog as copy } from '#content/portal/people.ts'
import type { PeopleList } from '#contract/people/shapes.ts'
import type { Role } from '#contract/people/roles.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { usePortal } from '#web/portal/layout/portal-context.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
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

/** Refusals that are about the email field. */
const aboutEmail = ['already_member', 'already_invited']

function InviteForm({ outlets, onDone }: { outlets: PeopleList['outlets']; onDone(): void }) {
  const { outlet } = usePortal()
  const [role, setRole] = useState<Role>('support')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(outlet ? [outlet.id] : []))

  const { form, errors, busy } = useApiForm('invitePerson', {
    schema: async () => (await import('#contract/people/shapes.ts')).inviteInput,
    read: (fields) => ({ email: textOf(fields, 'email'), role, outlet_ids: [...chosen] }),
    check: () =>
      role !== 'owner' && chosen.size === 0
        ? { outlet_ids: browserMessages.outlet_needed.message }
        : undefined,
    fieldsOf: ({ code, message }) => (aboutEmail.includes(code) ? { email: message } : undefined),
    texts: ({ email }) => ({ done: copy.sent, message: () => email, failed: copy.failed }),
    onDone,
  })

  return (
    <form className="users-form" {...form}>
      <p>{copy.text}</p>
      <Field
        name="email"
        type="email"
        label={copy.email}
        placeholder={copy.placeholder}
        error={errors.email}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        required
      />
      <RoleFields
        role={role}
        onRole={setRole}
        outlets={outlets}
        chosen={chosen}
        onChosen={setChosen}
        error={errors.outlet_ids}
      />
      <Button type="submit" size="large" wide icon="mail" busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
    </form>
  )
}
