import { profileLeaf } from '#content/account.ts'
import { type AccountView, newEmailInput } from '#contract/own-account.ts'
import { clearSent } from '#web/browser/clear-sent.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TicketButton } from '#web/ui/ticket.tsx'
import { calls } from './calls.ts'
import { useSavedForm } from '#web/sections/paper/use-saved-form.ts'

/** The address as it is, whether it waits for another one, and the way to ask for that. */
export function EmailForm({ account }: { account: AccountView }) {
  const { form, errors, busy } = useSavedForm({
    schema: newEmailInput,
    request: calls.changeEmail,
    words: () => ({ done: profileLeaf.asked, failed: profileLeaf.notChanged }),
    onSaved: clearSent,
  })

  return (
    <form className="paper-form paper-torn" {...form}>
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
