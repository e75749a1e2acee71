import { useState } from 'react'
import { accountFields } from '#content/shared/sign-in/account-fields.ts'
import { PhoneFields } from '#web/client/forms/phone/phone-fields.tsx'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { NewPassword } from './new-password.tsx'
import { TermsTick } from './terms-tick.tsx'
import './account-fields.css'

/** The fields that are kept across a refresh; never a password. */
export interface AccountDraft {
  first_name?: string
  last_name?: string
  email?: string
  phone_code?: string
  phone_no?: string
}

interface AccountFieldsProps {
  draft: AccountDraft
  errors: Readonly<Record<string, string>>
  onAgree(agreed: boolean): void
  /** Called when somebody chooses a country for the number. */
  onPhoneCode(code: string | null): void
}

/** The fields of a new account. The names are those of the sign-up call. */
export function AccountFields({ draft, errors, onAgree, onPhoneCode }: AccountFieldsProps) {
  /** The default never changes. A kept value is filled in later, unless somebody has typed. */
  const [begun] = useState(draft)
  const text = (name: keyof AccountDraft) => ({
    name,
    label: accountFields[name],
    defaultValue: begun[name],
    error: errors[name],
    required: true,
  })
  return (
    <div className="account-fields">
      <FieldGroup>
        <FieldRow>
          <Field {...text('first_name')} autoComplete="given-name" maxLength={80} />
          <Field {...text('last_name')} autoComplete="family-name" maxLength={80} />
        </FieldRow>
        <Field
          {...text('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PhoneFields
          codeName="phone_code"
          numberName="phone_no"
          labels={{ code: accountFields.phone_code, number: accountFields.phone_no }}
          code={draft.phone_code}
          number={begun.phone_no}
          error={errors.phone_no}
          takes="digits"
          onCode={onPhoneCode}
        />
      </FieldGroup>
      <NewPassword label={accountFields.password} error={errors.password} />
      <TermsTick onAgree={onAgree} error={errors.termsAndCondition} />
    </div>
  )
}
