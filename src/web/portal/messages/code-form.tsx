import { senderPanel as copy } from '#content/portal/messages.ts'
import { useApiAction } from '#web/client/forms/use-api-action.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'

/** The code that WhatsApp has sent to the number. */
export function CodeForm() {
  const { form, errors, busy } = useApiForm('verifyWhatsapp', {
    schema: async () => (await import('#contract/messages/shapes.ts')).whatsappCodeInput,
    texts: () => ({ done: copy.verified, message: () => undefined }),
  })
  const { run, busy: isSending } = useApiAction()
  const resend = () => void run('resendWhatsappCode', {}, { done: copy.resent, message: () => undefined })
  return (
    <form className="page-form" {...form}>
      <FieldGroup>
        <Field
          name="code"
          label={copy.fields.code}
          error={errors.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
      </FieldGroup>
      <div className="sender-acts">
        <Button type="submit" icon="check" busy={busy}>
          {busy ? copy.verifying : copy.verify}
        </Button>
        <Button type="button" variant="secondary" busy={isSending} onClick={resend}>
          {copy.resend}
        </Button>
      </div>
    </form>
  )
}
