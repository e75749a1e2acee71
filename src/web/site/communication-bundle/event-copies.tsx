import { PaperNote } from '#web/kit/print/paper-note.tsx'
import './event-copies.css'

type Row = readonly [string, string]

interface EventCopiesCopy {
  label: string
  note: string
  order: { head: Row; rows: readonly Row[] }
  copies: readonly {
    surface: 'white' | 'canary' | 'pink'
    code: string
    name: string
    text: string
    measure: string
  }[]
}

/** One event on the left; on the right what is left of it in each channel, drawn as three carbon copies. */
export function EventCopies({ copy }: { copy: EventCopiesCopy }) {
  return (
    <figure className="event-copies wrap">
      <div className="event-copies-event">
        <p>{copy.label}</p>
        <PaperNote head={copy.order.head} rows={copy.order.rows} />
      </div>
      <svg className="event-copies-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d="M0 50H44V14H100M44 50H100M44 50V86H100" />
      </svg>
      <ol className="event-copies-set">
        {copy.copies.map(({ surface, code, name, text, measure }) => (
          <li key={code} data-surface={surface}>
            <p className="event-copies-head">
              <b>{name}</b>
              <span aria-hidden>{code}</span>
            </p>
            <p className="event-copies-text">{text}</p>
            <p className="event-copies-measure">{measure}</p>
          </li>
        ))}
      </ol>
      <figcaption className="caption">{copy.note}</figcaption>
    </figure>
  )
}
