import { capitaliseName } from '#rules/names.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { PhoneFields } from '#web/client/forms/phone/phone-fields.tsx'
import { rewriteInput } from '#web/client/forms/rewrite-input.ts'
import { Field, FieldRow } from '#web/kit/forms/field.tsx'

const tidyName = rewriteInput(capitaliseName)

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

interface PersonPhoneProps extends PersonFieldsProps {
  onCountryCode?(id: string | null): void
}

export function PersonPhone({ labels, values, errors, onCountryCode }: PersonPhoneProps) {
  return (
    <PhoneFields
      codeName="countryCode"
      numberName="phone"
      labels={{ code: labels.countryCode, number: labels.phone }}
      code={values.countryCode}
      number={values.phone}
      error={errors.phone}
      takes="digits, hyphens and spaces"
      onCode={onCountryCode}
    />
  )
}
