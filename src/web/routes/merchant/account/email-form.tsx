import type { SubmitEvent } from 'react'
import { profileLeaf } from '#content/account.ts'
import { type AccountView, newEmailInput } from '#contract/own-account.ts'
import { useCheckedForm } from '#web/browser/use-checked-form.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TicketButton } from '#web/ui/ticket.tsx'
import { calls } from './calls.ts'
import { useAct } from '#web/sections/paper/use-act.ts'

/** The address as it is, whether it waits for another one, and the way to ask for that. */
export function EmailForm({ account }: { account: AccountView }) {
  const { act, busy } = useAct()
  const { errors, check, recheck, complain } = useCheckedForm(newEmailInput)

  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const input = busy ? undefined : check(form)
    if (!input) return
    const done = await act(calls.changeEmail, input, {
      done: profileLeaf.asked,
      failed: profileLeaf.notChanged,
      onFields: (fields) => complain(form, fields),
    })
    if (done) form.reset()
  }

  return (
    <form
      method="post"
      className="paper-form paper-torn"
      onSubmit={(event) => void ask(event)}
      onInput={recheck}
      noValidate
    >
      <p className="paper-line">
        <span className="caption">{profileLeaf.email}</span>
        <span className="typed">{account.email}</span>
        <Badge tone={account.email_verified ? 'plain' : 'alert'}>
          {account.email_verified ? profileLeaf.confirmed : profileLeaf.unconfirmed}
        </Badge>
      </p>
      {account.new_email && (
        <p className="paper-waiting">
          <Icon name="clock" />
          <span>{profileLeaf.waiting(account.new_email)}</span>
        </p>
      )}
      <Field
        name="email"
        type="email"
        label={profileLeaf.newEmail}
        error={errors.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <TicketButton type="submit" variant="secondary" icon="mail" busy={busy}>
        {busy ? profileLeaf.asking : profileLeaf.ask}
      </TicketButton>
    </form>
  )
}
