import type { BoxFate } from '#content/site/features/subscription-management.ts'
import './subscription-year.css'

interface YearCopy {
  caption: string
  boxes: readonly { number: number; date: string; did: BoxFate; fate: string; note: string }[]
  note: string
}

/** Thirteen dates on a line, four weeks apart, and what became of each. */
export function SubscriptionYear({ copy: { caption, boxes, note } }: { copy: YearCopy }) {
  return (
    <figure className="subscription-year">
      <figcaption>{caption}</figcaption>
      <ol>
        {boxes.map(({ number, date, did, fate, note: remark }) => (
          <li key={number} data-did={did}>
            <span className="subscription-year-date">{date}</span>
            <i className="subscription-year-box" aria-hidden />
            <b>{fate}</b>
            {remark && <span>{remark}</span>}
          </li>
        ))}
      </ol>
      <p className="caption figure-section-note">{note}</p>
    </figure>
  )
}
