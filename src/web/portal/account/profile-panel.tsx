import { accountPage, profilePanel } from '#content/portal/account.ts'
import { countries } from '#content/shared/countries.ts'
import type { AccountView } from '#contract/own-account/shapes.ts'
import { rewriteInput } from '#web/client/forms/rewrite-input.ts'
import { DialCodeField } from '#web/kit/forms/dial-code/dial-code-field.tsx'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { EmailForm } from './email-form.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { useApiForm } from '#web/client/forms/use-api-form.ts'

const digitsOnly = rewriteInput((value) => value.replaceAll(/\D/g, ''))
const { fields } = profilePanel

export function ProfilePanel({ account }: { account: AccountView }) {
  const { states } = accountPage
  return (
    <Panel
      half
      id="profile"
      lit={account.email_verified}
      state={account.email_verified ? states.confirmed : states.unconfirmed}
    >
      <ProfileForm account={account} />
      <EmailForm account={account} />
    </Panel>
  )
}

function ProfileForm({ account }: { account: AccountView }) {
  const { form, errors, busy } = useApiForm('changeProfile', {
    schema: async () => (await import('#contract/own-account/shapes.ts')).profileInput,
    texts: () => ({ done: profilePanel.saved, message: () => '' }),
  })
  const text = (name: 'first_name' | 'last_name') => ({
    name,
    label: fields[name],
    defaultValue: account[name],
    error: errors[name],
    maxLength: 80,
    required: true,
  })

  return (
    <form className="page-form" {...form}>
      <FieldGroup>
        <FieldRow>
          <Field {...text('first_name')} autoComplete="given-name" />
          <Field {...text('last_name')} autoComplete="family-name" />
        </FieldRow>
        <FieldRow columns="code">
          <DialCodeField
            name="phone_code"
            label={fields.phone_code}
            defaultValue={dialCodeOf(account.phone_code)}
          />
          <Field
            name="phone_no"
            label={fields.phone_no}
            defaultValue={account.phone_no ?? ''}
            error={errors.phone_no}
            type="tel"
            autoComplete="tel-national"
            inputMode="numeric"
            maxLength={14}
            onInput={digitsOnly}
            optional
          />
        </FieldRow>
      </FieldGroup>
      <Button type="submit" busy={busy}>
        {busy ? profilePanel.saving : profilePanel.save}
      </Button>
    </form>
  )
}

/** Several countries share a dial code and only the code is stored; the first country is shown. */
function dialCodeOf(code: string | null): string | undefined {
  const country = countries.find(({ dialCode }) => dialCode === code)
  return country && `${country.dialCode} ${country.code}`
}
