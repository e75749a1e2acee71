import { useState } from 'react'
import { outletRecord } from '#content/portal/outlets.ts'
import { storeOutletKey } from '#web/client/session/session.ts'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import type { OutletDialogProps } from './outlet-dialogs.tsx'
import { nameOf } from './outlet-record.tsx'

const { keys: copy } = outletRecord

/** Asks, requires a proof, and shows the new key once. */
export function NewKey({ row, onClose }: OutletDialogProps) {
  const { run } = useApiAction()
  const toast = useToast()
  const [made, setMade] = useState<{ name: string; key: string }>()

  const renew = async () => {
    if (!row) return
    onClose()
    const answer = await run('rotateOutletKey', { outlet_id: row.id })
    if (!answer) return
    storeOutletKey(row.id, answer.api_key)
    setMade({ name: nameOf(row), key: answer.api_key })
  }
  const copyKey = () =>
    navigator.clipboard.writeText(made?.key ?? '').then(
      () => toast({ status: 'success', title: copy.copied }),
      () => toast({ status: 'error', title: copy.copyFailed }),
    )

  return (
    <>
      <Question
        title={copy.title}
        open={row !== undefined}
        yes={copy.yes}
        no={copy.no}
        onYes={() => void renew()}
        onClose={onClose}
      >
        <p>{row && copy.text(nameOf(row))}</p>
      </Question>
      <Dialog title={copy.madeTitle} open={made !== undefined} onClose={() => setMade(undefined)}>
        {made && (
          <>
            <p>{copy.madeText(made.name)}</p>
            <code className="outlet-key">{made.key}</code>
            <div className="page-choices">
              <Button icon="copy" onClick={() => void copyKey()}>
                {copy.copy}
              </Button>
              <Button variant="secondary" icon="check" onClick={() => setMade(undefined)}>
                {copy.done}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  )
}
