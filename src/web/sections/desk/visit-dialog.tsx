import type { SubmitEvent } from 'react'
import { visitDialog as copy } from '#content/desk.ts'
import { typedIn } from '#web/browser/typed-in.ts'
import { storeSession } from '#web/browser/session.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TicketButton } from '#web/ui/ticket.tsx'
import { useDeskAct } from './use-desk-act.tsx'
import './desk-form.css'

export interface Visited {
  email: string
  name: string
}

const login = { name: 'pluginLogin', method: 'post', path: '/merchant/plugin/login' } as const

/** Asks why, and for the password where the last proof is old; then the portal opens as that merchant. */
export function VisitDialog({ visited, onClose }: { visited: Visited | undefined; onClose(): void }) {
  return (
    <Dialog title={copy.title} open={visited !== undefined} onClose={onClose}>
      {visited && <VisitForm key={visited.email} {...visited} />}
    </Dialog>
  )
}

function VisitForm({ email, name }: Visited) {
  const { act, busy, errors, setErrors, proof } = useDeskAct()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const reason = typedIn(form, 'reason').trim()
    if (reason === '') return setErrors({ reason: copy.needReason })
    const opened = await act(login, { email, reason }, form)
    if (!opened) return
    storeSession(opened)
    location.assign('/merchant/apps/')
  }

  return (
    <form className="desk-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
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
      <TicketButton type="submit" busy={busy}>
        {busy ? copy.busy : copy.submit}
      </TicketButton>
    </form>
  )
}
