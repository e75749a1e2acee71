import type { SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { staffPage as copy } from '#content/admin/staff.ts'
import { useAdminAction } from '#web/admin/parts/use-admin-action.tsx'
import '#web/admin/parts/admin-form.css'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'

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

/** Asks once more, and for the password where the last proof is old. */
export function StaffDialog({ asked, onClose }: { asked: StaffAct | undefined; onClose(): void }) {
  return (
    <Dialog title={asked ? copy.acts[asked.act].title : ''} open={asked !== undefined} onClose={onClose}>
      {asked && <StaffForm key={`${asked.act} ${asked.id}`} {...asked} onDone={onClose} />}
    </Dialog>
  )
}

function StaffForm({ act: wanted, id, name, onDone }: StaffAct & { onDone(): void }) {
  const words = copy.acts[wanted]
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const { act, busy, proof } = useAdminAction()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const done = await act(calls[wanted], { id }, new FormData(event.currentTarget))
    if (!done) return
    await revalidate()
    onDone()
    toast({ status: 'success', title: words.done(name) })
  }

  return (
    <form className="admin-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p>{words.text(name)}</p>
      {proof}
      <Button type="submit" busy={busy}>
        {busy ? copy.busy : words.submit}
      </Button>
    </form>
  )
}
