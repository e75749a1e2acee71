import { pages } from '#content/pages.ts'
import { notOpenYet } from '#content/sign-in.ts'
import { headOf } from '#web/document-head.ts'
import { MarketingLayout } from '#web/layouts/marketing-layout.tsx'
import { PrintedSide } from '#web/sections/printed-side/printed-side.tsx'
import { TicketLink } from '#web/ui/ticket.tsx'
import './login.css'

export const handle = { document: true }
export const meta = () => headOf(pages.login)

const { pass } = notOpenYet

/** Until merchants can sign in, the page says so and leads on. */
export default function Login() {
  return (
    <MarketingLayout>
      <div className="login">
        <div className="login-words">
          <h1>{notOpenYet.heading}</h1>
          <p className="lead">{notOpenYet.text}</p>
          <div className="login-ways">
            <TicketLink href={pages.contact.path}>{notOpenYet.contact}</TicketLink>
            <TicketLink href={pages.home.path} variant="secondary">
              {notOpenYet.home}
            </TicketLink>
          </div>
        </div>
        <PrintedSide title={pass.title} stamp={pass.status}>
          <dl>
            <div>
              <dt>{pass.name}</dt>
              <dd>{'\u00a0'}</dd>
            </div>
            <div>
              <dt>{pass.admits}</dt>
              <dd>{pass.value}</dd>
            </div>
          </dl>
        </PrintedSide>
      </div>
    </MarketingLayout>
  )
}
