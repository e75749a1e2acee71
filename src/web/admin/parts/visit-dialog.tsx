import { visitDialog as copy } from '#content/admin/admin.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { storeSession } from '#web/client/session/session.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import './admin-form.css'

export interface Visited {
  email: string
  name: string
}

/** Asks for a reason; then the portal opens as that merchant. */
export function VisitDialog({ visited, onClose }: { visited: Visited | undefined; onClose(): void }) {
  return (
    <Dialog title={copy.title} open={visited !== undefined} onClose={onClose}>
      {visited && <VisitForm key={visited.email} {...visited} />}
    </Dialog>
  )
}

function VisitForm({ email, name }: Visited) {
  const { form, errors, busy } = useApiForm('pluginLogin', {
    schema: async () => (await import('#contract/staff/shapes.ts')).visitInput,
    read: (fields) => ({ email, reason: textOf(fields, 'reason').trim() }),
    check: (fields) => (textOf(fields, 'reason').trim() ? undefined : { reason: copy.needReason }),
    onDone: (session) => {
      storeSession(session)
      location.assign('/merchant/apps/')
    },
  })

  return (
    <form className="admin-form" {...form}>
      <p>{copy.text(name)}</p>
      <Field
        name="reason"
        label={copy.reason}
        hint={copy.reasonHint}
        error={errors.reason}
        maxLength={300}
        required
      />
      <Button type="submit" busy={busy}>
        {busy ? copy.busy : copy.submit}
      </Button>
    </form>
  )
}
