import { lineWithState } from '#content/shared/site-features.ts'
import { EmailMessage } from '../mock-ups/email-message.tsx'
import { SmsMessage } from '../mock-ups/sms-message.tsx'
import { WhatsAppMessage } from '../mock-ups/whatsapp-message.tsx'
import './channel-section.css'

const surfaces = { email: 'white', whatsapp: 'canary', sms: 'pink' } as const
const messages = { email: EmailMessage, whatsapp: WhatsAppMessage, sms: SmsMessage }

interface ChannelSectionCopy {
  channel: keyof typeof surfaces
  code: string
  title: string
  line: string
  description: string
  services: readonly { name: string; note: string }[]
}

/** A whole sheet for one channel: its letters as large as they go, what it is for, and the message itself. */
export function ChannelSection({ copy, servicesLabel }: { copy: ChannelSectionCopy; servicesLabel: string }) {
  const Message = messages[copy.channel]
  const title = `${copy.channel}-title`
  return (
    <section
      id={copy.channel}
      className="channel-section"
      data-surface={surfaces[copy.channel]}
      aria-labelledby={title}
    >
      <div className="channel-section-sheet wrap">
        <p className="channel-section-code">
          <b>{copy.code}</b>
        </p>
        <div className="channel-section-text">
          <h2 id={title}>{copy.title}</h2>
          <p className="channel-section-line">{copy.line}</p>
          <p>{copy.description}</p>
        </div>
        <dl className="channel-section-services" aria-label={servicesLabel}>
          {copy.services.map(({ name, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{lineWithState(name, note)}</dd>
            </div>
          ))}
        </dl>
        <div className="channel-section-message">
          <Message />
        </div>
      </div>
    </section>
  )
}
