import { scheduleDemo } from '#content/site/booking.ts'
import { LinkedWords } from '#web/site/parts/linked-text.tsx'
import './agenda.css'

const { agenda } = scheduleDemo

/** What the half hour is spent on. */
export function Agenda() {
  return (
    <section className="agenda wrap">
      <h2>{agenda.heading}</h2>
      <ol>
        {agenda.rows.map(({ at, title, text }) => (
          <li key={at}>
            <b className="agenda-at">{at}</b>
            <h3>{title}</h3>
            <p>
              <LinkedWords text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
