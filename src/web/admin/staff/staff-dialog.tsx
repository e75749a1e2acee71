import { staffPage as copy } from '#content/admin/staff.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import '#web/admin/parts/admin-form.css'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { keepFields } from '#web/kit/forms/keep-fields.ts'

export interface StaffAct {
  act: keyof typeof calls
  id: string
  name: string
}

const calls = {
  disable: 'adminStaffDisable',
  enable: 'adminStaffEnable',
  reset: 'adminStaffResetFactor',
} as const

/** Asks before a colleague's account is switched off, switched on or loses its second factor. */
export function StaffDialog({ asked, onClose }: { asked: StaffAct | undefined; onClose(): void }) {
  return (
    <Dialog title={asked ? copy.acts[asked.act].title : ''} open={asked !== undefined} onClose={onClose}>
      {asked && <StaffForm key={`${asked.act} ${asked.id}`} {...asked} onDone={onClose} />}
    </Dialog>
  )
}

function StaffForm({ act, id, name, onDone }: StaffAct & { onDone(): void }) {
  const texts = copy.acts[act]
  const { run, busy } = useApiAction()

  const submit = async () => {
    if (busy) return
    const done = await run(calls[act], { id }, { done: texts.done(name), message: () => undefined })
    if (done) onDone()
  }

  return (
    <form className="admin-form" noValidate action={() => void submit()} onReset={keepFields}>
      <p>{texts.text(name)}</p>
      <Button type="submit" busy={busy}>
        {busy ? copy.busy : texts.submit}
      </Button>
    </form>
  )
}
