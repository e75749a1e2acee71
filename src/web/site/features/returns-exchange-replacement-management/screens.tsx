import { MockPanel } from '#web/site/mock-ups/mock-panel.tsx'
import {
  MockBar,
  MockBody,
  MockButton,
  MockChoice,
  MockLabel,
  MockRow,
} from '#web/site/mock-ups/mock-parts.tsx'
import { PhoneFrame } from '#web/site/mock-ups/phone-frame.tsx'
import './screens.css'

export function ReturnPhone({ label }: { label: string }) {
  return (
    <PhoneFrame label={label}>
      <MockBar title="Return or swap" back />
      <MockBody>
        <MockRow
          goods="stool"
          name="Beech stool, 45 cm"
          note="Order 10391, delivered 22 Feb"
          action="$58.00"
          typed
        />
        <MockLabel>What is wrong?</MockLabel>
        <MockChoice name="Too short" chosen />
        <MockChoice name="Arrived broken" />
        <MockLabel>What should happen?</MockLabel>
        <MockChoice name="Exchange for 65 cm" note="$16.00 more. Put aside for you now" chosen />
        <MockChoice name="Refund to the card" note="Until 24 March" />
        <span className="mock-last">
          <MockButton>Book a pick-up</MockButton>
        </span>
      </MockBody>
    </PhoneFrame>
  )
}

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
