import { scheduleDemo } from '#content/site/booking.ts'
import { capitaliseName } from '#rules/names.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { rewriteInput } from '#web/client/forms/rewrite-input.ts'
import { DialCodeField } from '#web/kit/forms/dial-code/dial-code-field.tsx'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'

const { fields } = scheduleDemo.details
const tidyName = rewriteInput(capitaliseName)
const tidyPhone = rewriteInput((value) => value.replaceAll(/[^\d\s-]/g, ''))

interface DetailsFieldsProps {
  /** What the fields start with. */
  values: Partial<Record<keyof typeof fields, string>>
  errors: FieldErrors
  onCountryCode?(id: string | null): void
}

/** Who comes to the demo. */
export function DetailsFields({ values, errors, onCountryCode }: DetailsFieldsProps) {
  const text = (name: Exclude<keyof typeof fields, 'countryCode'>) => ({
    name,
    label: fields[name],
    defaultValue: values[name],
    error: errors[name],
  })
  return (
    <FieldGroup>
      <FieldRow>
        <Field {...text('first_name')} autoComplete="given-name" onInput={tidyName} required />
        <Field {...text('last_name')} autoComplete="family-name" onInput={tidyName} required />
      </FieldRow>
      <FieldRow columns="code">
        <DialCodeField
          name="countryCode"
          label={fields.countryCode}
          defaultValue={values.countryCode}
          onChange={onCountryCode}
        />
        <Field
          {...text('phone')}
          type="tel"
          autoComplete="tel-national"
          inputMode="tel"
          onInput={tidyPhone}
          required
        />
      </FieldRow>
      <Field {...text('website_url')} autoComplete="url" inputMode="url" optional />
    </FieldGroup>
  )
}
