import { MockPanel } from '#web/site/mock-ups/mock-panel.tsx'
import './screens.css'

interface BookCopy {
  panel: string
  title: string
  number: string
  head: readonly [string, string, string, string, string]
  rows: readonly { date: string; entry: string; in?: string; out?: string; balance: string }[]
}

/** The customer's book of points. The last line is the balance on the telephone beside it. */
export function PointsBook({ copy: { panel, title, number, head, rows } }: { copy: BookCopy }) {
  return (
    <MockPanel label={panel}>
      <div className="loyalty-book-bar">
        <b>{title}</b>
        <span className="typed">{number}</span>
      </div>
      <div className="loyalty-book-row" data-head>
        {head.map((cell) => (
          <span key={cell}>{cell}</span>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row.entry} className="loyalty-book-row typed">
          <span>{row.date}</span>
          <span>{row.entry}</span>
          <span>{row.in}</span>
          <span className="loyalty-book-out">{row.out}</span>
          <span>{row.balance}</span>
        </div>
      ))}
    </MockPanel>
  )
}
