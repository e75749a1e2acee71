import { capitaliseName } from '#rules/names.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { rewriteInput } from '#web/client/forms/rewrite-input.ts'
import { DialCodeField } from '#web/kit/forms/dial-code/dial-code-field.tsx'
import { Field, FieldRow } from '#web/kit/forms/field.tsx'

const tidyName = rewriteInput(capitaliseName)
const tidyPhone = rewriteInput((value) => value.replaceAll(/[^\d\s-]/g, ''))

interface PersonFieldsProps {
  labels: Readonly<Record<'first_name' | 'last_name' | 'countryCode' | 'phone', string>>
  /** What the fields start with. */
  values: Readonly<Partial<Record<string, string>>>
  errors: FieldErrors
}

/** Name, initial value and error of a field. */
export const fieldOf = <Name extends string>(
  name: Name,
  labels: Readonly<Record<Name, string>>,
  { values, errors }: Pick<PersonFieldsProps, 'values' | 'errors'>,
) => ({ name, label: labels[name], defaultValue: values[name], error: errors[name] })

export function NameFields({
  labels,
  isLastOptional = false,
  ...state
}: PersonFieldsProps & { isLastOptional?: boolean }) {
  return (
    <FieldRow>
      <Field
        {...fieldOf('first_name', labels, state)}
        autoComplete="given-name"
        onInput={tidyName}
        required
      />
      <Field
        {...fieldOf('last_name', labels, state)}
        autoComplete="family-name"
        onInput={tidyName}
        required={!isLastOptional}
        optional={isLastOptional}
      />
    </FieldRow>
  )
}

interface PhoneFieldsProps extends PersonFieldsProps {
  onCountryCode?(id: string | null): void
}

export function PhoneFields({ labels, onCountryCode, ...state }: PhoneFieldsProps) {
  return (
    <FieldRow columns="code">
      <DialCodeField
        name="countryCode"
        label={labels.countryCode}
        defaultValue={state.values.countryCode}
        onChange={onCountryCode}
      />
      <Field
        {...fieldOf('phone', labels, state)}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        onInput={tidyPhone}
        required
      />
    </FieldRow>
  )
}
