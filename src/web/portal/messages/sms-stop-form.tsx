import { stopsPanel } from '#content/portal/messages.ts'
import { textOf } from '#web/client/forms/form-text.ts'
import { PhoneFields } from '#web/client/forms/phone/phone-fields.tsx'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { FieldGroup } from '#web/kit/forms/field.tsx'

const { sms: copy } = stopsPanel

/** Nobody can reply to an SMS from a sender name, so customers ask the store. */
export function SmsStopForm() {
  const { form, errors, busy } = useApiForm('stopSms', {
    schema: async () => (await import('#contract/messages/shapes.ts')).stopSmsInput,
    read: (data) => ({
      number: `${textOf(data, 'dial_code').replace(/ .*/, '')}${textOf(data, 'number')}`,
    }),
    texts: () => ({ done: copy.stopped, message: ({ who }) => copy.stoppedText(who) }),
    clears: true,
  })
  return (
    <section className="template-test">
      <h3>{copy.title}</h3>
      <form className="page-form" {...form}>
        <p>{copy.lead}</p>
        <FieldGroup>
          <PhoneFields
            codeName="dial_code"
            numberName="number"
            labels={{ code: copy.country, number: copy.number }}
            error={errors.number}
            takes="digits"
          />
        </FieldGroup>
        <Button type="submit" variant="secondary" busy={busy}>
          {busy ? copy.stopping : copy.stop}
        </Button>
      </form>
    </section>
  )
}
