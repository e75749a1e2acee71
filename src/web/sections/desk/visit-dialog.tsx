import { type SubmitEvent, useState } from 'react'
import { desk, visitDialog as copy } from '#content/desk.ts'
import type { Refusal } from '#web/browser/call.ts'
import { typedIn } from '#web/browser/typed-in.ts'
import { callDesk, storeDeskToken } from '#web/browser/desk.ts'
import { storeSession } from '#web/browser/session.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, PasswordField } from '#web/ui/field.tsx'
import { TicketButton } from '#web/ui/ticket.tsx'
import { useToast } from '#web/ui/toast.tsx'
import './visit-dialog.css'

export interface Visited {
  email: string
  name: string
}

const login = { name: 'pluginLogin', method: 'post', path: '/merchant/plugin/login' } as const
const prove = { name: 'adminProve', method: 'post', path: '/merchant/admin_prove' } as const

/** Asks why, and for the password where the last proof is old; then the portal opens as that merchant. */
export function VisitDialog({ visited, onClose }: { visited: Visited | undefined; onClose(): void }) {
  return (
    <Dialog title={copy.title} open={visited !== undefined} onClose={onClose}>
      {visited && <VisitForm key={visited.email} {...visited} />}
    </Dialog>
  )
}

function VisitForm({ email, name }: Visited) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const [mustProve, setMustProve] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})

  const refuse = (problem: Refusal | undefined) => {
    setBusy(false)
    if (problem?.code === 'proof_needed' && !problem.fields) return setMustProve(true)
    if (problem?.fields) return setErrors(problem.fields)
    toast({
      status: 'error',
      title: problem?.title ?? desk.failed,
      message: problem?.message ?? desk.noAnswer,
    })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const text = (field: string) => typedIn(form, field).trim()
    if (text('reason') === '') return setErrors({ reason: copy.needReason })
    setErrors({})
    setBusy(true)
    if (mustProve) {
      const proved = await callDesk(prove, {
        password: typedIn(form, 'password'),
        code: text('code'),
      })
      if (!proved.ok) return refuse(proved.problem)
      storeDeskToken(proved.data.token.access)
    }
    const opened = await callDesk(login, { email, reason: text('reason') })
    if (!opened.ok) return refuse(opened.problem)
    storeSession(opened.data)
    location.assign('/merchant/apps/')
  }

  return (
    <form className="visit-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{copy.text(name)}</p>
      <Field
        name="reason"
        label={copy.reason}
        hint={copy.reasonHint}
        error={errors.reason}
        maxLength={300}
        required
      />
      {mustProve && (
        <>
          <p>{copy.prove}</p>
          <PasswordField
            name="password"
            label={copy.password}
            error={errors.password}
            autoComplete="current-password"
            required
          />
          <Field
            name="code"
            label={copy.code}
            error={errors.code}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </>
      )}
      <TicketButton type="submit" busy={busy}>
        {busy ? copy.busy : copy.submit}
      </TicketButton>
    </form>
  )
}
