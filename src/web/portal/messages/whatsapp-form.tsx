import { senderPanel as copy } from '#content/portal/messages.ts'
import type { MessageSender } from '#contract/messages/shapes.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { PhoneFields } from '#web/client/forms/phone/phone-fields.tsx'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { Field, FieldGroup } from '#web/kit/forms/field.tsx'

const { fields } = copy

/** A number that was refused is asked for again, under another name. */
export function WhatsappForm({ before }: { before: MessageSender | undefined }) {
  const { form, errors, busy } = useApiForm('connectWhatsapp', {
    schema: async () => (await import('#contract/messages/shapes.ts')).whatsappNumberInput,
    read: (data) => ({
      number: before
        ? before.name
        : `${textOf(data, 'dial_code').replace(/ .*/, '')}${textOf(data, 'number')}`,
      display_name: textOf(data, 'display_name'),
      consent: textOf(data, 'consent'),
    }),
    texts: () => ({ ...(!before && { done: copy.connected.whatsapp }), message: () => undefined }),
  })
  return (
    <form className="page-form" {...form}>
      {!before && <p>{copy.intro.whatsapp}</p>}
      <FieldGroup>
        {!before && (
          <PhoneFields
            codeName="dial_code"
            numberName="number"
            labels={{ code: fields.country, number: fields.number }}
            error={errors.number}
            takes="digits"
          />
        )}
        <Field
          name="display_name"
          label={fields.displayName}
          hint={fields.displayNameHint}
          error={errors.display_name}
          defaultValue={before?.display_name}
          maxLength={60}
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
        {busy ? copy.connecting : before ? copy.again.whatsapp : copy.connect.whatsapp}
      </Button>
    </form>
  )
}
