import { templatesPanel as copy } from '#content/portal/messages.ts'
import { changeEmails } from '#content/shared/change-emails.ts'
import type { MessageTemplate } from '#contract/messages/shapes.ts'
import type { MessageEvent } from '#rules/messages/events.ts'
import { Bubble, Chat, EmailBody, MessageHead, Replies, TextMessage } from '#web/kit/messages/message.tsx'
import { usePortal } from '#web/portal/layout/portal-context.ts'

const exampleOrder = '#1042'

/** As the email of each event names itself; a placed order has none of ours. */
const aboutOf: Partial<Record<MessageEvent, keyof typeof changeEmails.texts>> = {
  order_changed: 'changed',
  order_cancelled: 'cancelled',
  payment_due: 'due',
  change_reversed: 'reversed',
  order_paid: 'paid',
  please_confirm: 'confirm',
}

/** A text as it looks on a phone, with an example order. */
export function TemplatePreview({ template }: { template: MessageTemplate }) {
  const { channel, text, button } = template
  const sender = usePortal().outlet?.name || copy.from
  if (channel === 'sms') {
    return (
      <div className="template-phone stays-paper">
        <TextMessage sender={sender} at={copy.now}>
          {text}
        </TextMessage>
      </div>
    )
  }
  if (channel === 'email') return <EmailPreview template={template} sender={sender} />
  return (
    <div className="template-phone stays-paper">
      <MessageHead sender={sender} note="WhatsApp" isChat />
      <Chat>
        <Bubble at={copy.now}>{text}</Bubble>
        {button && (
          <Replies>
            <span>{button}</span>
          </Replies>
        )}
      </Chat>
    </div>
  )
}

function EmailPreview({ template: { event, text }, sender }: { template: MessageTemplate; sender: string }) {
  const about = aboutOf[event]
  return (
    <div className="template-phone stays-paper">
      <MessageHead sender={sender} note={copy.now} />
      {about ? (
        <EmailBody subject={changeEmails.headings[about](exampleOrder)}>
          <p>{changeEmails.texts[about]}</p>
          <Replies>
            <span>{changeEmails.action(about)}</span>
          </Replies>
        </EmailBody>
      ) : (
        <EmailBody subject={copy.codeSubject}>
          <p>{copy.codeText(sender)}</p>
          <p className="template-code">{text.match(/\d{6}/)?.[0]}</p>
        </EmailBody>
      )}
    </div>
  )
}
