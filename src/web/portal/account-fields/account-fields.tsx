import { useState } from 'react'
import { accountFields } from '#content/shared/sign-in/account-fields.ts'
import { rewriteInput } from '#web/client/forms/rewrite-input.ts'
import { DialCodeField } from '#web/kit/forms/dial-code/dial-code-field.tsx'
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
}

const digitsOnly = rewriteInput((value) => value.replaceAll(/\D/g, ''))

/** The fields of a new account. The names are those of the sign-up call. */
export function AccountFields({ draft, errors, onAgree }: AccountFieldsProps) {
  /** The default never changes. A kept value is filled in later, unless somebody has typed. */
  const [begun] = useState(draft)
  const [dialCode, setDialCode] = useState<string | null>()
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
        <FieldRow columns="code">
          <DialCodeField
            name="phone_code"
            label={accountFields.phone_code}
            value={dialCode || draft.phone_code || undefined}
            onChange={setDialCode}
          />
          <Field
            {...text('phone_no')}
            type="tel"
            autoComplete="tel-national"
            inputMode="numeric"
            maxLength={14}
            onInput={digitsOnly}
          />
        </FieldRow>
      </FieldGroup>
      <NewPassword label={accountFields.password} error={errors.password} />
      <TermsTick onAgree={onAgree} error={errors.termsAndCondition} />
    </div>
  )
}
