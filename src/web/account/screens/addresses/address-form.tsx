import { type SubmitEvent, useState } from 'react'
import { addressCopy as copy } from '#content/account/account.ts'
import { refusalSentence } from '#content/account/refusals.ts'
import type { Refusal } from '#shop-model/actions.ts'
import type { Address } from '#shop-model/state.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { RefusalNote, TextField } from '#web/account/parts/fields.tsx'
import { useAccount } from '#web/account/use-account.ts'

const parts = ['label', 'name', 'street', 'city', 'postcode', 'country'] as const
const empty = { label: '', name: '', street: '', city: '', postcode: '', country: '' }

/** A refusal keeps what was typed. */
export function AddressForm({ address, onDone }: { address?: Address; onDone: () => void }) {
  const { dispatch } = useAccount()
  const [typed, setTyped] = useState<Omit<Address, 'id'>>(address ?? empty)
  const [refusal, setRefusal] = useState<Refusal>()
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const no = dispatch({
      type: 'address.save',
      address: { ...typed, ...(address ? { id: address.id } : {}) },
    })
    setRefusal(no)
    if (!no) onDone()
  }
  return (
    <form
      method="post"
      className="account-form"
      noValidate
      data-opened-by={`address ${address?.id ?? 'new'}`}
      onSubmit={save}
    >
      {parts.map((part) => (
        <TextField
          key={part}
          label={copy.fields[part]}
          value={typed[part]}
          maxLength={80}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [part]: value }))}
        />
      ))}
      {refusal && <RefusalNote>{refusalSentence(refusal)}</RefusalNote>}
      <Actions>
        <Action variant="main" type="submit">
          {copy.save}
        </Action>
        <Action variant="text" onClick={onDone}>
          {copy.discard}
        </Action>
      </Actions>
    </form>
  )
}
