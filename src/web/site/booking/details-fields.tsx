import { scheduleDemo } from '#content/site/booking.ts'
import type { FieldErrors } from '#web/client/forms/field-errors.ts'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'
import { fieldOf, NameFields, PhoneFields } from '#web/site/forms/person-fields.tsx'

const { fields: labels } = scheduleDemo.details

interface DetailsFieldsProps {
  /** What the fields start with. */
  values: Partial<Record<keyof typeof labels, string>>
  errors: FieldErrors
  onCountryCode?(id: string | null): void
}

/** Who comes to the demo. */
export function DetailsFields({ values, errors, onCountryCode }: DetailsFieldsProps) {
  const state = { values, errors }
  return (
    <FieldGroup>
      <NameFields {...state} labels={labels} />
      <PhoneFields {...state} labels={labels} onCountryCode={onCountryCode} />
      <Field {...fieldOf('website_url', labels, state)} autoComplete="url" inputMode="url" optional />
    </FieldGroup>
  )
}
