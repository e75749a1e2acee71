import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { outletRecord } from '#content/portal/outlets.ts'
import { storePortal } from '#web/client/session/session.ts'
import type { FieldErrors } from '#web/client/forms/use-checked-form.ts'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useAct } from '#web/client/forms/use-act.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { nameOf, type OutletRow } from './outlet-record.tsx'

export interface OutletDialogProps {
  /** Open while there is one. */
  row: OutletRow | undefined
  onClose(): void
}

export function RenameOutlet({ row, onClose }: OutletDialogProps) {
  const { renaming: copy } = outletRecord
  const { act, busy } = useAct()
  const [errors, setErrors] = useState<FieldErrors>({})
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (row) field.current?.select()
  }, [row])

  const close = () => {
    setErrors({})
    onClose()
  }
  const rename = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('outlet_name')
    if (!row || busy || typeof name !== 'string') return
    setErrors({})
    const done = await act(
      'renameOutlet',
      { outlet_id: row.id, outlet_name: name },
      { done: copy.done, message: () => name.trim(), onFields: setErrors },
    )
    if (!done) return
    storePortal(done.data)
    close()
  }
  return (
    <Dialog title={copy.title} open={row !== undefined} onClose={close}>
      {row && (
        <form method="post" className="page-form" noValidate onSubmit={(event) => void rename(event)}>
          <Field
            ref={field}
            name="outlet_name"
            label={copy.name}
            defaultValue={row.outlet_name}
            error={errors.outlet_name}
            maxLength={80}
            autoComplete="off"
            required
          />
          <Button type="submit" size="large" wide busy={busy}>
            {copy.save}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

export function ArchiveOutlet({ row, onClose }: OutletDialogProps) {
  const { archiving: copy } = outletRecord
  const { act } = useAct()
  const archive = async () => {
    if (!row) return
    onClose()
    const done = await act(
      'archiveOutlet',
      { outlet_id: row.id },
      { done: copy.done, message: () => nameOf(row) },
    )
    if (done) storePortal(done.data)
  }
  return (
    <Question
      title={copy.title}
      open={row !== undefined}
      yes={copy.yes}
      no={copy.no}
      onYes={() => void archive()}
      onClose={onClose}
    >
      <p>{row && copy.text(nameOf(row))}</p>
    </Question>
  )
}
