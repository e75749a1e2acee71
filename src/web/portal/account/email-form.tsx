import { profileLeaf } from '#content/portal/account.ts'
import { type AccountView, newEmailInput } from '#contract/own-account/shapes.ts'
import { clearSent } from '#web/client/forms/clear-sent.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { TicketButton } from '#web/kit/forms/button.tsx'
import { calls } from './calls.ts'
import { useSavedForm } from '#web/client/forms/use-saved-form.ts'

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
