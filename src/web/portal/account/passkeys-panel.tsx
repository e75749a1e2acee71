import { useRef, useState, useSyncExternalStore } from 'react'
import { accountPage, passkeysPanel as copy } from '#content/portal/account.ts'
import type { AccountView } from '#contract/own-account/shapes.ts'
import { makePasskey, passkeyAddress, passkeyPlace } from '#web/client/session/passkeys.ts'
import { clearSentFields } from '#web/client/forms/clear-sent-fields.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { keepFields } from '#web/kit/forms/keep-fields.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowButton } from '#web/kit/data/row-actions.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useToast } from '#web/kit/overlays/toast.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { RemovePasskey, RenamePasskey } from './passkey-dialogs.tsx'
import { useApiAction } from '#web/client/forms/use-api-action.ts'

type Passkey = AccountView['passkeys'][number]

interface Actions {
  onRename(passkey: Passkey): void
  onRemove(passkey: Passkey): void
}

const columnsOf = ({ onRename, onRemove }: Actions): Column<Passkey>[] => [
  {
    key: 'name',
    label: copy.columns.name,
    kind: 'title',
    cell: ({ name, backed_up }) => (
      <>
        {name}
        {backed_up && <small className="page-aside">{copy.backedUp}</small>}
      </>
    ),
  },
  {
    key: 'created',
    label: copy.columns.created,
    kind: 'typed',
    cell: ({ created_at }) => <FormattedDate at={created_at} precision="day" />,
  },
  {
    key: 'used',
    label: copy.columns.used,
    kind: 'typed',
    cell: ({ last_used_at }) =>
      last_used_at ? <FormattedDate at={last_used_at} precision="day" /> : copy.never,
  },
  {
    key: 'actions',
    label: copy.columns.actions,
    kind: 'actions',
    cell: (passkey) => (
      <RowActions>
        <RowButton plain aria-label={`${copy.rename}: ${passkey.name}`} onClick={() => onRename(passkey)}>
          {copy.rename}
        </RowButton>
        <RowButton aria-label={`${copy.remove}: ${passkey.name}`} onClick={() => onRemove(passkey)}>
          {copy.remove}
        </RowButton>
      </RowActions>
    ),
  },
]

export function PasskeysPanel({ passkeys }: { passkeys: Passkey[] }) {
  const [renaming, setRenaming] = useState<Passkey>()
  const [removing, setRemoving] = useState<Passkey>()

  return (
    <Panel half id="passkeys" lit={passkeys.length > 0} state={accountPage.states.passkeys(passkeys.length)}>
      <DataTable
        caption={copy.caption}
        columns={columnsOf({ onRename: setRenaming, onRemove: setRemoving })}
        rows={passkeys}
        rowKey={({ id }) => id}
        empty={copy.empty}
      />
      <PasskeyMaker />
      <RenamePasskey passkey={renaming} onClose={() => setRenaming(undefined)} />
      <RemovePasskey passkey={removing} onClose={() => setRemoving(undefined)} />
    </Panel>
  )
}

const never = () => () => {}

/** Only where this browser keeps passkeys for this address. */
function PasskeyMaker() {
  const place = useSyncExternalStore(never, passkeyPlace, () => 'here' as const)
  if (place === 'nowhere') return <p>{copy.nowhere}</p>
  if (place === 'here') return <AddPasskey />
  return (
    <p>
      {copy.elsewhere}{' '}
      <a className="text-link" href={passkeyAddress()}>
        {copy.openThere}
      </a>
    </p>
  )
}

function AddPasskey() {
  const toast = useToast()
  const { run, busy } = useApiAction()
  const form = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)

  const add = async (fields: FormData) => {
    if (busy || asking) return
    const started = await run('newPasskeyOptions', {})
    if (!started) return
    setAsking(true)
    const passkey = await makePasskey(started.options)
    setAsking(false)
    if (!passkey) return toast({ status: 'error', ...copy.addFailed })
    const added = await run(
      'addPasskey',
      { name: textOf(fields, 'name'), passkey },
      { done: copy.added, message: (data) => data.name },
    )
    if (added && form.current) clearSentFields(form.current, fields)
  }

  return (
    <form
      ref={form}
      className="page-form page-inline"
      action={(fields) => void add(fields)}
      onReset={keepFields}
    >
      <Field name="name" label={copy.name} hint={copy.nameHint} maxLength={80} autoComplete="off" optional />
      <Button type="submit" icon="plus" busy={busy || asking}>
        {asking ? copy.adding : copy.add}
      </Button>
    </form>
  )
}
