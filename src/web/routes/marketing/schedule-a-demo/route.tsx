import { pages } from '#content/pages.ts'
import { scheduleDemo } from '#content/schedule-a-demo.ts'
import { headOf } from '#web/document-head.ts'
import { MarketingLayout } from '#web/layouts/marketing-layout.tsx'
import { TicketLink } from '#web/ui/ticket.tsx'
import './schedule-a-demo.css'

export const handle = { document: true }
export const meta = () => headOf(pages.scheduleDemo)

const { agenda, ask } = scheduleDemo

export default function ScheduleDemo() {
  return (
    <MarketingLayout header="index">
      <div className="schedule">
        <div className="schedule-words">
          <h1>{scheduleDemo.heading}</h1>
          <p className="lead">{scheduleDemo.lead}</p>
        </div>
        <section className="schedule-ask" data-stock="canary">
          <h2>{ask.heading}</h2>
          <p>{ask.text}</p>
          <TicketLink href={`${pages.contact.path}?about=demo`} wide>
            {ask.action}
          </TicketLink>
        </section>
        <section className="schedule-agenda">
          <h2>{agenda.heading}</h2>
          <ol>
            {agenda.rows.map(({ at, title, text }) => (
              <li key={at}>
                <b className="schedule-at">{at}</b>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </MarketingLayout>
  )
}
