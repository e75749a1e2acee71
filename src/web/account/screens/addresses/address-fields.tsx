import type { ChangeEvent } from 'react'
import { addressCopy as copy } from '#content/account/account.ts'
import type { AccountAddress } from '#web/account/account-state.ts'
import { SelectField, TextField } from '#web/account/parts/fields.tsx'
import { useAccount } from '#web/account/use-account.ts'

interface AddressFieldsProps {
  values: AccountAddress['values']
  errors?: Readonly<Record<string, string>>
  /** What a field takes; without it the store decides. */
  longest?: number
  onChange: (values: AccountAddress['values']) => void
}

/** The fields of an address at this store. */
export function AddressFields({ values, errors, longest, onChange }: AddressFieldsProps) {
  const { addressFields } = useAccount().state
  return addressFields.map(({ name, autoComplete = 'off', options }) => {
    const field = {
      label: copy.fields[name],
      value: values[name] ?? '',
      autoComplete,
      error: errors?.[name],
      onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        onChange({ ...values, [name]: value }),
    }
    return options ? (
      <SelectField key={name} options={options} {...field} />
    ) : (
      <TextField key={name} maxLength={longest} {...field} />
    )
  })
}
