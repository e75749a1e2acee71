import { statusPage as words } from '#content/site/records/status.ts'
import type { PartStatus, StatusDay } from '#domain/status/read-status.ts'
import { dayNames } from '#rules/zone-text.ts'
import { Badge } from '#web/kit/data/badge.tsx'

type Kind = keyof typeof words.legend

/** Missing checks count like failed ones: nobody saw the part work. */
function kindOf({ checks, failed, missed }: StatusDay): Kind {
  const due = checks + missed
  if (due === 0) return 'none'
  const wrong = failed + missed
  // A minute or two are lost at each new version.
  if (failed === 0 && missed <= 5) return 'works'
  return wrong / due > 0.1 ? 'bad' : 'some'
}

/** One part: its state now, a bar for each day, and the same in words. */
export function PartRow({ part, state, milliseconds, days }: PartStatus) {
  const { name, check } = words.parts[part]
  const checks = total(days, 'checks')
  const missed = total(days, 'missed')
  const troubled = days.filter(({ failed, missed: gap }) => failed > 0 || gap > 0).toReversed()
  return (
    <li className="status-part">
      <div className="status-part-head">
        <h3>{name}</h3>
        <p>{check}</p>
        <p className="status-part-state">
          <Badge tone={state === 'fails' || state === 'late' ? 'alert' : 'plain'}>
            {words.states[state]}
          </Badge>
          {state === 'works' && milliseconds !== null && <span>{words.answeredIn(milliseconds)}</span>}
        </p>
      </div>
      <div className="status-part-days">
        <DayBars days={days} />
        <p>
          {checks === 0 ? words.notSetUp : words.sum(checks, total(days, 'failed'))}{' '}
          {missed > 0 && words.missedSum(missed)}
        </p>
        {troubled.length > 0 && <TroubledDays name={name} days={troubled} />}
      </div>
    </li>
  )
}

const total = (days: readonly StatusDay[], field: 'checks' | 'failed' | 'missed') =>
  days.reduce((sum, day) => sum + day[field], 0)

/** A drawing of the table below it, so it is not read out. */
function DayBars({ days }: { days: readonly StatusDay[] }) {
  const kinds = days.map(kindOf)
  return (
    <svg
      className="status-bars"
      viewBox={`0 0 ${days.length * 4 - 1} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {(['works', 'some', 'bad', 'none'] as const).map((kind) => (
        <path
          key={kind}
          data-kind={kind}
          d={kinds.map((own, index) => (own === kind ? `M${index * 4} 0h3v10h-3z` : '')).join('')}
        />
      ))}
    </svg>
  )
}

const { table } = words

function TroubledDays({ name, days }: { name: string; days: readonly StatusDay[] }) {
  return (
    <details className="status-days">
      <summary>
        {table.open(days.length)}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{table.columns.day}</th>
            <th scope="col">{table.columns.checks}</th>
            <th scope="col">{table.columns.failed}</th>
            <th scope="col">{table.columns.missed}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, checks, failed, missed }) => (
            <tr key={day}>
              <th scope="row">{dateText(day)}</th>
              <td>{checks}</td>
              <td>{failed}</td>
              <td>{missed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const dateText = (day: string) => {
  const { number, month, year } = dayNames(day)
  return `${number} ${month} ${year}`
}
