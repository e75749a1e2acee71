import { passkeysPanel as copy } from '#content/portal/account.ts'
import type { AccountView } from '#contract/own-account/shapes.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { Question } from '#web/kit/overlays/confirm-dialog.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'

type Passkey = AccountView['passkeys'][number]

interface PasskeyDialogProps {
  /** Open while there is one. */
  passkey: Passkey | undefined
  onClose(): void
}

export function RenamePasskey({ passkey, onClose }: PasskeyDialogProps) {
  return (
    <Dialog title={copy.renameTitle} open={passkey !== undefined} onClose={onClose}>
      {passkey && <RenameForm passkey={passkey} onDone={onClose} />}
    </Dialog>
  )
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone(): void }) {
  const { form, errors, busy } = useApiForm('renamePasskey', {
    schema: async () => (await import('#contract/passkeys/shapes.ts')).passkeyRename,
    read: (fields) => ({ id: passkey.id, name: textOf(fields, 'name') }),
    texts: ({ name }) => ({ done: copy.renamed, message: () => name }),
    onDone,
  })
  return (
    <form className="page-form" {...form}>
      <Field
        name="name"
        label={copy.name}
        defaultValue={passkey.name}
        error={errors.name}
        maxLength={80}
        required
      />
      <Button type="submit" size="large" wide busy={busy}>
        {copy.save}
      </Button>
    </form>
  )
}

export function RemovePasskey({ passkey, onClose }: PasskeyDialogProps) {
  const { run } = useApiAction()
  const remove = async () => {
    if (!passkey) return
    onClose()
    await run('removePasskey', { id: passkey.id }, { done: copy.removed })
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
