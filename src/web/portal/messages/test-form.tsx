import { templatesPanel } from '#content/portal/messages.ts'
import { messageNames } from '#content/shared/message-names.ts'
import type { MessageSettings, MessageTemplate } from '#contract/messages/shapes.ts'
import { useApiForm } from '#web/client/forms/use-api-form.ts'
import { Button } from '#web/kit/forms/button.tsx'
import { FieldGroup } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'

const { test: copy } = templatesPanel

interface TestFormProps {
  /** Those of this workspace. */
  templates: readonly MessageTemplate[]
  own: MessageSettings['own']
}

/** An example to the person who asks, and to nobody else. */
export function TestForm({ templates, own }: TestFormProps) {
  const { form, errors, busy } = useApiForm('sendTestMessage', {
    schema: async () => (await import('#contract/messages/shapes.ts')).testMessageInput,
    texts: () => ({ done: copy.sent, message: ({ to }) => copy.sentTo(to) }),
  })
  const events = [...new Set(templates.map(({ event }) => event))]
  const takes = (to: 'phone' | 'email') =>
    own[to] !== '' && templates.some(({ channel }) => (channel === 'email') === (to === 'email'))
  const recipients = [
    ...(takes('phone') ? [{ value: 'phone', text: copy.phone(own.phone) }] : []),
    ...(takes('email') ? [{ value: 'email', text: copy.email(own.email) }] : []),
  ]
  return (
    <section className="template-test">
      <h3>{copy.title}</h3>
      {recipients.length === 0 ? (
        <p>{copy.nobody}</p>
      ) : (
        <form className="page-form" {...form}>
          <p>{copy.lead}</p>
          <FieldGroup>
            <Select
              name="event"
              label={copy.event}
              error={errors.event}
              options={events.map((event) => ({ value: event, text: messageNames.events[event] }))}
            />
            <Select name="to" label={copy.to} error={errors.to} options={recipients} />
          </FieldGroup>
          <Button type="submit" busy={busy}>
            {busy ? copy.sending : copy.send}
          </Button>
        </form>
      )}
    </section>
  )
}
