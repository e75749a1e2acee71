import { profilePanel } from '#content/portal/account.ts'
import type { AccountView } from '#contract/own-account/shapes.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { Icon } from '#web/kit/foundations/icon.tsx'
import { Button } from '#web/kit/forms/button.tsx'
import { useApiForm } from '#web/client/forms/use-api-form.ts'

/** The current address, a pending change, and the form for a new one. */
export function EmailForm({ account }: { account: AccountView }) {
  const { form, errors, busy } = useApiForm('changeEmail', {
    schema: async () => (await import('#contract/own-account/shapes.ts')).newEmailInput,
    texts: () => ({ done: profilePanel.asked, failed: profilePanel.notChanged }),
    clears: true,
  })

  return (
    <form className="page-form page-torn" {...form}>
      <p className="page-line">
        <span className="caption">{profilePanel.email}</span>
        <span className="typed">{account.email}</span>
        <Badge tone={account.email_verified ? 'plain' : 'alert'}>
          {account.email_verified ? profilePanel.confirmed : profilePanel.unconfirmed}
        </Badge>
      </p>
      {account.new_email && (
        <p className="page-waiting">
          <Icon name="clock" />
          <span>{profilePanel.waiting(account.new_email)}</span>
        </p>
      )}
      <Field
        name="email"
        type="email"
        label={profilePanel.newEmail}
        error={errors.email}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" variant="secondary" icon="mail" busy={busy}>
        {busy ? profilePanel.asking : profilePanel.ask}
      </Button>
    </form>
  )
}
