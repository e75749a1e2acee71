import { useEffect, useRef } from 'react'
import { outletRecord } from '#content/portal/outlets.ts'
import { storePortal } from '#web/client/session/session.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
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
  return (
    <Dialog title={outletRecord.renaming.title} open={row !== undefined} onClose={onClose}>
      {row && <RenameForm row={row} onDone={onClose} />}
    </Dialog>
  )
}

function RenameForm({ row, onDone }: { row: OutletRow; onDone(): void }) {
  const { renaming: copy } = outletRecord
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const { form, errors, busy } = useApiForm('renameOutlet', {
    schema: async () => (await import('#contract/portal/shapes.ts')).renameOutletInput,
    read: (fields) => ({ outlet_id: row.id, outlet_name: textOf(fields, 'outlet_name') }),
    texts: ({ outlet_name }) => ({ done: copy.done, message: () => outlet_name }),
    onDone: ({ data }) => {
      storePortal(data)
      onDone()
    },
  })
  return (
    <form className="page-form" {...form}>
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
  )
}

export function ArchiveOutlet({ row, onClose }: OutletDialogProps) {
  const { archiving: copy } = outletRecord
  const { run } = useApiAction()
  const archive = async () => {
    if (!row) return
    onClose()
    const done = await run(
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
