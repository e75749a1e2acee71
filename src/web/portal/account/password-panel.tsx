import { type SubmitEvent, useState } from 'react'
import { accountPage, passwordPanel } from '#content/portal/account.ts'
import { errorMessages, fieldMessages } from '#content/shared/messages.ts'
import type { AccountView } from '#contract/own-account/shapes.ts'
import { unmetRules } from '#contract/accounts/password.ts'
import { NewPassword } from '#web/portal/account-fields/new-password.tsx'
import { PasswordField } from '#web/kit/forms/field.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { Panel } from '#web/kit/panels/panel.tsx'
import { useAct } from '#web/client/forms/use-act.ts'

export function passwordState({ has_password, password_changed_at }: AccountView) {
  if (!has_password) return accountPage.states.passwordNone
  return password_changed_at ? (
    <FormattedDate at={password_changed_at} precision="day" />
  ) : (
    accountPage.states.passwordSet
  )
}

export function PasswordPanel({ account }: { account: AccountView }) {
  const { act, busy } = useAct()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [attempted, setAttempted] = useState(false)
  /** A form that was sent is put away whole: what was typed into it is nobody's business any more. */
  const [round, setRound] = useState(0)

  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const typed = new FormData(form)
    const [old, password] = [textOf(typed, 'old_password'), textOf(typed, 'password')]
    setAttempted(true)
    const found = {
      ...(account.has_password && old === '' && { old_password: fieldMessages.password_required }),
      ...(unmetRules(password).length > 0 && { password: errorMessages.password_weak.message }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return focusFirst(form, found)
    const done = await act(
      'changePassword',
      { old_password: old, password, confirm_password: password },
      {
        done: passwordPanel.changed,
        failed: passwordPanel.failed,
        onFields: (fields) => {
          setErrors(fields)
          focusFirst(form, fields)
        },
      },
    )
    if (!done) return
    setAttempted(false)
    setRound(round + 1)
  }

  return (
    <Panel id="password" lit={account.has_password} state={passwordState(account)}>
      <form
        key={round}
        method="post"
        className="page-form"
        onSubmit={(event) => void change(event)}
        onInput={() => setErrors({})}
        noValidate
      >
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
        <NewPassword label={passwordPanel.fresh} error={errors.password} strict={attempted} />
        <Button type="submit" busy={busy}>
          {busy ? passwordPanel.busy : account.has_password ? passwordPanel.submit : passwordPanel.choose}
        </Button>
      </form>
    </Panel>
  )
}

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  form.querySelector<HTMLInputElement>(`[name=${Object.keys(errors)[0]}]`)?.focus()
}
