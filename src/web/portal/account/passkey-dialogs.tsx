import type { SubmitEvent } from 'react'
import { passkeysPanel as copy } from '#content/portal/account.ts'
import type { AccountView } from '#contract/own-account/shapes.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'

import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useAct } from '#web/client/forms/use-act.ts'

type Passkey = AccountView['passkeys'][number]

interface PasskeyDialogProps {
  /** Open while there is one. */
  passkey: Passkey | undefined
  onClose(): void
}

export function RenamePasskey({ passkey, onClose }: PasskeyDialogProps) {
  const { act, busy } = useAct()
  const rename = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = new FormData(event.currentTarget).get('name')
    if (!passkey || busy || typeof name !== 'string') return
    if (await act('renamePasskey', { id: passkey.id, name }, { done: copy.renamed, message: () => name }))
      onClose()
  }
  return (
    <Dialog title={copy.renameTitle} open={passkey !== undefined} onClose={onClose}>
      {passkey && (
        <form method="post" className="page-form" onSubmit={(event) => void rename(event)}>
          <Field name="name" label={copy.name} defaultValue={passkey.name} maxLength={80} required />
          <Button type="submit" size="large" wide busy={busy}>
            {copy.save}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

export function RemovePasskey({ passkey, onClose }: PasskeyDialogProps) {
  const { act } = useAct()
  const remove = async () => {
    if (!passkey) return
    onClose()
    await act('removePasskey', { id: passkey.id }, { done: copy.removed })
  }
  return (
    <Question
      title={copy.removeTitle}
      open={passkey !== undefined}
      yes={copy.remove}
      no={copy.keep}
      onYes={() => void remove()}
      onClose={onClose}
    >
      <p>{copy.removeText(passkey?.name ?? '')}</p>
    </Question>
  )
}
