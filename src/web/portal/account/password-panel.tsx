import { useState } from 'react'
import { accountPage, passwordPanel } from '#content/portal/account.ts'
import { browserMessages } from '#content/shared/browser-messages.ts'
import { fieldMessages } from '#content/shared/field-messages.ts'
import { unmetRules } from '#contract/accounts/password.ts'
import type { AccountView } from '#contract/own-account/shapes.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { PasswordField } from '#web/kit/forms/field.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { NewPassword } from '#web/portal/account-fields/new-password.tsx'

export function passwordState({ has_password, password_changed_at }: AccountView) {
  if (!has_password) return accountPage.states.passwordNone
  return password_changed_at ? (
    <FormattedDate at={password_changed_at} precision="day" />
  ) : (
    accountPage.states.passwordSet
  )
}

export function PasswordPanel({ account }: { account: AccountView }) {
  const [changes, setChanges] = useState(0)
  return (
    <Panel half id="password" lit={account.has_password} state={passwordState(account)}>
      {/* A new form after each change, so that no password stays on the page. */}
      <PasswordForm key={changes} account={account} onChanged={() => setChanges(changes + 1)} />
    </Panel>
  )
}

function PasswordForm({ account, onChanged }: { account: AccountView; onChanged(): void }) {
  const { form, errors, busy } = useApiForm('changePassword', {
    schema: async () => (await import('#contract/recovery/shapes.ts')).changePasswordInput,
    read: (fields) => ({
      old_password: textOf(fields, 'old_password'),
      password: textOf(fields, 'password'),
      confirm_password: textOf(fields, 'password'),
    }),
    check: (fields) => ({
      ...(account.has_password &&
        textOf(fields, 'old_password') === '' && { old_password: fieldMessages.password_required }),
      ...(unmetRules(textOf(fields, 'password')).length > 0 && {
        password: browserMessages.password_weak.message,
      }),
    }),
    texts: () => ({ done: passwordPanel.changed, failed: passwordPanel.failed }),
    onDone: onChanged,
  })

  return (
    <form className="page-form" {...form}>
      {!account.has_password && <p>{passwordPanel.none}</p>}
      <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
      {account.has_password && (
        <PasswordField
          name="old_password"
          label={passwordPanel.old}
          error={errors.old_password}
          autoComplete="current-password"
          required
        />
      )}
      <NewPassword label={passwordPanel.fresh} error={errors.password} />
      <Button type="submit" busy={busy}>
        {busy ? passwordPanel.busy : account.has_password ? passwordPanel.submit : passwordPanel.choose}
      </Button>
    </form>
  )
}
