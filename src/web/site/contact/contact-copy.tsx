import { contactCopy } from '#content/site/contact.ts'
import { FormCopy } from '#web/kit/print/form-copy.tsx'

export interface ContactText {
  name: string
  email: string
  message: string
}

const { senderCopy: copy } = contactCopy

/** The side picture of wide screens: the sender's copy, printed while they type, stamped once it is sent. */
export function ContactCopy({
  name,
  email,
  message,
  reference,
}: ContactText & { reference: string | undefined }) {
  return (
    <FormCopy title={copy.title} stamp={reference}>
      <dl>
        <div>
          <dt>{copy.from}</dt>
          <dd>{name || '\u00a0'}</dd>
          <dd className="contact-copy-mail">{email || '\u00a0'}</dd>
        </div>
        <div>
          <dt>{copy.to}</dt>
          <dd>{copy.addressee}</dd>
        </div>
      </dl>
      <p className="contact-copy-message">{message || copy.empty}</p>
    </FormCopy>
  )
}
