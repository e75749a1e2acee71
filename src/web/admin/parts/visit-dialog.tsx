import type { SubmitEvent } from 'react'
import { visitDialog as copy } from '#content/admin/admin.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { storeSession } from '#web/client/session/session.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useAdminAction } from './use-admin-action.tsx'
import './admin-form.css'

export interface Visited {
  email: string
  name: string
}

/** Asks why, and for the password where the last proof is old; then the portal opens as that merchant. */
export function VisitDialog({ visited, onClose }: { visited: Visited | undefined; onClose(): void }) {
  return (
    <Dialog title={copy.title} open={visited !== undefined} onClose={onClose}>
      {visited && <VisitForm key={visited.email} {...visited} />}
    </Dialog>
  )
}

function VisitForm({ email, name }: Visited) {
  const { act, busy, errors, setErrors, proof } = useAdminAction()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const reason = textOf(form, 'reason').trim()
    if (reason === '') return setErrors({ reason: copy.needReason })
    const opened = await act('pluginLogin', { email, reason }, form)
    if (!opened) return
    storeSession(opened)
    location.assign('/merchant/apps/')
  }

  return (
    <form className="admin-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{copy.text(name)}</p>
      <Field
        name="reason"
        label={copy.reason}
        hint={copy.reasonHint}
        error={errors.reason}
        maxLength={300}
        required
      />
      {proof}
      <Button type="submit" busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
    </form>
  )
}
