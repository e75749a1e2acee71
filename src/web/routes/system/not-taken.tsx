import { notTaken } from '#content/not-taken.ts'
import { pages } from '#content/pages.ts'
import { headOf } from '#web/document-head.ts'
import { MarketingLayout } from '#web/layouts/marketing-layout.tsx'
import { TicketLink } from '#web/ui/ticket.tsx'
import { ReturnedLetter } from './returned-letter.tsx'

export const handle = { document: true }
export const meta = () => headOf(notTaken.page)

/** Sent with status 405 at the address of a page whose form only the script can send. The first way leads there. */
export default function NotTaken() {
  return (
    <MarketingLayout>
      <ReturnedLetter {...notTaken}>
        <TicketLink href="">{notTaken.again}</TicketLink>
        <p>
          {notTaken.write.before}{' '}
          <a className="text-link" href={pages.contact.path}>
            {notTaken.write.link}
          </a>
        </p>
      </ReturnedLetter>
    </MarketingLayout>
  )
}
