import { MockPanel } from '#web/site/mock-ups/mock-panel.tsx'
import './screens.css'

interface BenchCopy {
  panel: string
  title: string
  rows: readonly { name: string; value: string }[]
  question: string
  answers: readonly { name: string; note: string }[]
}

/** The slip on the bench: what to expect, and what to do with it. */
export function BenchPanel({ copy: { panel, title, rows, question, answers } }: { copy: BenchCopy }) {
  return (
    <MockPanel label={panel}>
      <div className="returns-bench-bar">
        <b>{title}</b>
      </div>
      {rows.map(({ name, value }) => (
        <div key={name} className="returns-bench-row">
          <span>{name}</span>
          <span className="typed">{value}</span>
        </div>
      ))}
      <p className="returns-bench-question">{question}</p>
      <div className="returns-bench-answers">
        {answers.map(({ name, note }, index) => (
          <span key={name} data-chosen={index === 0 || undefined}>
            <b>{name}</b>
            <small>{note}</small>
          </span>
        ))}
      </div>
    </MockPanel>
  )
}
