import { accountPage, profilePanel } from '#content/portal/account.ts'
import { countries } from '#content/shared/countries.ts'
import type { AccountView } from '#contract/own-account/shapes.ts'
import { PhoneFields } from '#web/client/forms/phone/phone-fields.tsx'
import { Field, FieldGroup, FieldRow } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { EmailForm } from './email-form.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { useApiForm } from '#web/client/forms/use-api-form.ts'

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
        <PhoneFields
          codeName="phone_code"
          numberName="phone_no"
          labels={{ code: fields.phone_code, number: fields.phone_no }}
          code={dialCodeOf(account.phone_code)}
          number={account.phone_no ?? ''}
          error={errors.phone_no}
          takes="digits"
          optional
        />
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
