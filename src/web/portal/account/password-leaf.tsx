import { type SubmitEvent, useState } from 'react'
import { accountPage, passwordLeaf } from '#content/portal/account.ts'
import { errorMessages, fieldMessages } from '#content/shared/messages.ts'
import type { AccountView } from '#contract/own-account/shapes.ts'
import { unmetRules } from '#contract/accounts/password.ts'
import { NewPassword } from '#web/portal/account-fields/new-password.tsx'
import { PasswordField } from '#web/kit/forms/field.tsx'
import { Moment } from '#web/kit/data/formatted-date.tsx'
import { TicketButton } from '#web/kit/forms/button.tsx'
import { calls } from './calls.ts'
import { Leaf } from '#web/kit/panels/panel.tsx'
import { useAct } from '#web/client/forms/use-act.ts'

export function passwordState({ has_password, password_changed_at }: AccountView) {
  if (!has_password) return accountPage.states.passwordNone
  return password_changed_at ? (
    <Moment at={password_changed_at} precision="day" />
  ) : (
    accountPage.states.passwordSet
  )
}

export function PasswordLeaf({ account }: { account: AccountView }) {
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
      calls.changePassword,
      { old_password: old, password, confirm_password: password },
      {
        done: passwordLeaf.changed,
        failed: passwordLeaf.failed,
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
    <Leaf id="password" lit={account.has_password} state={passwordState(account)}>
      <form
        key={round}
        method="post"
        className="paper-form"
        onSubmit={(event) => void change(event)}
        onInput={() => setErrors({})}
        noValidate
      >
        {!account.has_password && <p>{passwordLeaf.none}</p>}
        <input type="text" name="username" autoComplete="username" value={account.email} readOnly hidden />
        {account.has_password && (
          <PasswordField
            name="old_password"
            label={passwordLeaf.old}
            error={errors.old_password}
            autoComplete="current-password"
            required
          />
        )}
        <NewPassword label={passwordLeaf.fresh} error={errors.password} strict={attempted} />
        <TicketButton type="submit" busy={busy}>
          {busy ? passwordLeaf.busy : account.has_password ? passwordLeaf.submit : passwordLeaf.choose}
        </TicketButton>
      </form>
    </Leaf>
  )
}

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  form.querySelector<HTMLInputElement>(`[name=${Object.keys(errors)[0]}]`)?.focus()
}
