import { senderPanel as copy } from '#content/portal/messages.ts'
import type { MessageSender } from '#contract/messages/shapes.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'

const { fields } = copy

export function SmsForm({ before }: { before: MessageSender | undefined }) {
  const { form, errors, busy } = useApiForm('connectSms', {
    schema: async () => (await import('#contract/messages/shapes.ts')).smsSenderInput,
    texts: () => ({ done: copy.connected.sms, message: () => undefined }),
  })
  return (
    <form className="page-form" {...form}>
      {!before && <p>{copy.intro.sms}</p>}
      <FieldGroup>
        <Field
          name="sender"
          label={fields.sender}
          hint={fields.senderHint}
          error={errors.sender}
          defaultValue={before?.name}
          maxLength={6}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <Field
          name="entity_id"
          label={fields.entity}
          hint={fields.entityHint}
          error={errors.entity_id}
          defaultValue={before?.entity_id}
          inputMode="numeric"
          maxLength={24}
          autoComplete="off"
          required
        />
        <Field
          name="consent"
          label={fields.consent}
          hint={fields.consentHint}
          error={errors.consent}
          defaultValue={before?.consent}
          maxLength={200}
          autoComplete="off"
          required
        />
      </FieldGroup>
      <Button type="submit" busy={busy}>
        {busy ? copy.connecting : before ? copy.again.sms : copy.connect.sms}
      </Button>
    </form>
  )
}
