import { type SubmitEvent, useState } from 'react'
import { orderEditCopy as copy, windowCopy } from '#content/account/order-window.ts'
import type { AccountAddress, AccountWindow } from '#web/account/account-state.ts'
import type { AccountRefusal } from '#web/account/account-store.ts'
import { Action, ActionLink, Actions } from '#web/account/parts/action.tsx'
import { RefusalNote } from '#web/account/parts/fields.tsx'
import { Panel } from '#web/account/parts/screen.tsx'
import { AddressFields } from '#web/account/screens/addresses/address-fields.tsx'
import { useAccount } from '#web/account/use-account.ts'
import { addressInput, addressValues } from '../live-account.ts'
import { useLive } from '../use-live.ts'
import type { EditFormProps } from './items-form.tsx'
import { isClosed, isOutdated } from './use-edit-form.ts'
import { useChangedOrder } from './use-save-edit.ts'

/** The delivery address. A link shows it masked; a code is needed to see and change it. */
export function AddressPanel({ window, ...props }: EditFormProps & { window: AccountWindow }) {
  const { href } = useAccount()
  const { address } = props.form
  if (window.addressNeedsCode) {
    return (
      <Panel title={copy.address}>
        <p>{copy.addressByCode}</p>
        <Actions>
          <ActionLink to={href('sign-in')}>{copy.signIn}</ActionLink>
        </Actions>
      </Panel>
    )
  }
  if (!window.may.has('address') || !address) return null
  return <AddressForm {...props} first={addressValues(address)} />
}

function AddressForm({ order, form, readAgain, first }: EditFormProps & { first: AccountAddress['values'] }) {
  const { store } = useLive()
  const take = useChangedOrder()
  const [typed, setTyped] = useState<AccountAddress['values']>()
  const [refusal, setRefusal] = useState<AccountRefusal>()
  const [isBusy, setBusy] = useState(false)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const values = typed ?? first

  const save = async () => {
    if (isBusy) return
    setBusy(true)
    const input = { id: order.id, version: form.version, key, ...addressInput(values) }
    const refused = await take(await store.call('changeOrderAddress', input), windowCopy.said.addressed)
    setBusy(false)
    if (!refused) return
    // If no answer came, sending again repeats the same change; after a refusal it is a new one.
    if (refused.code !== undefined) setKey(crypto.randomUUID())
    setRefusal(isOutdated(refused) ? undefined : refused)
    if (isOutdated(refused)) await readAgain(true)
    if (isClosed(refused)) store.look(`order/${order.id}`)
  }

  return (
    <Panel title={copy.address}>
      <form
        method="post"
        className="account-form"
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          void save()
        }}
      >
        <p className="account-muted">{copy.addressHint}</p>
        <AddressFields
          values={values}
          errors={refusal?.fields}
          onChange={(next) => {
            setRefusal(undefined)
            setTyped(next)
          }}
        />
        {refusal && !refusal.fields && <RefusalNote>{refusal.text}</RefusalNote>}
        <Actions>
          <Action variant="main" type="submit" isBusy={isBusy}>
            {copy.addressSave}
          </Action>
        </Actions>
      </form>
    </Panel>
  )
}
