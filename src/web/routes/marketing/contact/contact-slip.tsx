import { contactCopy } from '#content/contact.ts'
import { Guilloche } from '#web/ui/drawings/guilloche.tsx'
import { Logo } from '#web/ui/mark.tsx'
import { brand } from '#content/brand.ts'

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
    <aside className="contact-side" aria-hidden="true">
      <div className="contact-braid">
        <Guilloche />
      </div>
      <div className="contact-slip stays-paper">
        <header className="contact-slip-head">
          <Logo name={brand.name} />
          <span>{slip.title}</span>
        </header>
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
        {reference && <b className="contact-slip-stamp">{reference}</b>}
      </div>
    </aside>
  )
}
