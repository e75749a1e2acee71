import { type SubmitEvent, useState } from 'react'
import { addressWords as words } from '#content/demo/belongings.ts'
import { refusalSentence } from '#content/demo/refusals.ts'
import type { Refusal } from '#shop-model/actions.ts'
import type { Address } from '#shop-model/state.ts'
import { Action, Actions } from '#web/demo/parts/action.tsx'
import { Refused, TextField } from '#web/demo/parts/fields.tsx'
import { useDemo } from '#web/demo/frame/use-demo.ts'

const parts = ['label', 'name', 'street', 'city', 'postcode', 'country'] as const
const empty = { label: '', name: '', street: '', city: '', postcode: '', country: '' }

/** What was typed stays while the shop has something to object to. */
export function AddressForm({ address, onDone }: { address?: Address; onDone: () => void }) {
  const { act } = useDemo()
  const [typed, setTyped] = useState<Omit<Address, 'id'>>(address ?? empty)
  const [refusal, setRefusal] = useState<Refusal>()
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const no = act({ type: 'address.save', address: { ...typed, ...(address ? { id: address.id } : {}) } })
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
          label={words.fields[part]}
          value={typed[part]}
          maxLength={80}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [part]: value }))}
        />
      ))}
      {refusal && <Refused>{refusalSentence(refusal)}</Refused>}
      <Actions>
        <Action variant="main" type="submit">
          {words.save}
        </Action>
        <Action variant="text" onClick={onDone}>
          {words.discard}
        </Action>
      </Actions>
    </form>
  )
}
