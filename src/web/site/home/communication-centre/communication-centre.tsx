import { withState } from '#content/shared/site-features.ts'
import { ChannelCopies, ChannelCopy } from '#web/kit/print/channel-copy.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { EmailMessage } from '#web/site/mock-ups/email-message.tsx'
import { SmsMessage } from '#web/site/mock-ups/sms-message.tsx'
import { WhatsAppMessage } from '#web/site/mock-ups/whatsapp-message.tsx'
import { PartLabel } from '#web/site/parts/part-label.tsx'
import './communication-centre.css'

const messages = { email: EmailMessage, whatsapp: WhatsAppMessage, sms: SmsMessage }

export interface CommunicationCentreCopy {
  letter: string
  name: string
  heading: readonly string[]
  text: string
  /** `about` completes the label for those who hear it without what stands around it. */
  more: { label: string; about: string; href: string }
  copies: readonly {
    channel: keyof typeof messages
    place: string
    code: string
    name: string
    line: string
    uses: readonly string[]
  }[]
}

/** Part B: one event, three copies, each with the message as the customer gets it. */
export function CommunicationCentre({ copy }: { copy: CommunicationCentreCopy }) {
  return (
    <section className="communication-centre" id="communication">
      <div className="wrap">
        <div className="communication-centre-head">
          <div>
            <p className="part-label">
              <PartLabel letter={copy.letter} name={copy.name} />
            </p>
            <h2>
              {copy.heading.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </h2>
          </div>
          <div className="communication-centre-text">
            <p>{copy.text}</p>
            <ButtonLink href={copy.more.href} variant="secondary">
              {copy.more.label}
              <span className="visually-hidden"> {copy.more.about}</span>
            </ButtonLink>
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on narrow screens it scrolls, and must be reachable by key */}
        <section className="communication-centre-copies" aria-label={copy.name} tabIndex={0}>
          <ChannelCopies>
            {copy.copies.map((channel) => {
              const Message = messages[channel.channel]
              return (
                <ChannelCopy key={channel.channel} {...channel} uses={channel.uses.map(withState)}>
                  <Message />
                </ChannelCopy>
              )
            })}
          </ChannelCopies>
        </section>
      </div>
    </section>
  )
}
