import { type ChangeEvent, type SubmitEvent, useState } from 'react'
import { addressCopy as copy } from '#content/account/account.ts'
import type { AccountAddress } from '#web/account/account-state.ts'
import { Action, Actions } from '#web/account/parts/action.tsx'
import { RefusalNote, SelectField, TextField } from '#web/account/parts/fields.tsx'
import { useAccount, useAct } from '#web/account/use-account.ts'

/** A refusal keeps what was typed. */
export function AddressForm({ address, onDone }: { address?: AccountAddress; onDone: () => void }) {
  const { addressFields, addresses } = useAccount().state
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
      {addressFields.map(({ name, autoComplete = 'off', options }) => {
        const field = {
          label: copy.fields[name],
          value: typed[name] ?? '',
          autoComplete,
          error: refusal?.fields?.[name],
          onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
            setTyped((before) => ({ ...before, [name]: value })),
        }
        return options ? (
          <SelectField key={name} options={options} {...field} />
        ) : (
          <TextField key={name} maxLength={80} {...field} />
        )
      })}
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
