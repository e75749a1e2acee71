import { contactCopy } from '#content/site/contact.ts'
import { PrintedSide } from '#web/kit/print/printed-side.tsx'

export interface SlipText {
  name: string
  email: string
  message: string
}

const { slip } = contactCopy

/** The side picture of wide screens: the sender's copy, printed while they type, stamped once it is sent. */
export function ContactSlip({
  name,
  email,
  message,
  reference,
}: SlipText & { reference: string | undefined }) {
  return (
    <PrintedSide title={slip.title} stamp={reference}>
      <dl>
        <div>
          <dt>{slip.from}</dt>
          <dd>{name || '\u00a0'}</dd>
          <dd className="contact-slip-mail">{email || '\u00a0'}</dd>
        </div>
        <div>
          <dt>{slip.to}</dt>
          <dd>{slip.addressee}</dd>
        </div>
      </dl>
      <p className="contact-slip-message">{message || slip.empty}</p>
    </PrintedSide>
  )
}
