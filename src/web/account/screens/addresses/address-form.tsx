import { type SubmitEvent, useState } from 'react'
import { addressCopy as copy } from '#content/account/account.ts'
import type { AccountAddress } from '#web/account/account-state.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { RefusalNote } from '#web/account/parts/fields.tsx'
import { useAccount, useAct } from '#web/account/use-account.ts'
import { AddressFields } from './address-fields.tsx'

/** A refusal keeps what was typed. */
export function AddressForm({ address, onDone }: { address?: AccountAddress; onDone: () => void }) {
  const { addresses } = useAccount().state
  const main = addresses.find(({ isMain }) => isMain)
  const { act, isBusy, refusal } = useAct()
  const [typed, setTyped] = useState(address?.values ?? { country: main?.values.country })
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    act({ type: 'address.save', id: address?.id, values: typed }, onDone)
  }
  return (
    <form
      method="post"
      className="account-form"
      noValidate
      data-opened-by={`address ${address?.id ?? 'new'}`}
      onSubmit={save}
    >
      <AddressFields values={typed} errors={refusal?.fields} longest={80} onChange={setTyped} />
      {refusal && !refusal.fields && <RefusalNote>{refusal.text}</RefusalNote>}
      <Actions>
        <Action variant="main" type="submit" isBusy={isBusy}>
          {copy.save}
        </Action>
        <Action variant="text" onClick={onDone}>
          {copy.discard}
        </Action>
      </Actions>
    </form>
  )
}
