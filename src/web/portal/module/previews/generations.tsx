import { range } from '#web/kit/drawings/geometry.ts'
import type { ExhibitProps } from './preview-props.ts'
import './generations.css'

/** One dot for each customer, one line for each generation. */
export function Generations({ rows }: ExhibitProps<'generations'>) {
  return (
    <ol className="exhibit-generations">
      {rows.map(({ name, count, note }) => (
        <li key={name}>
          <p>
            <b>{name}</b>
            <span>{note}</span>
          </p>
          <span className="exhibit-generations-dots" aria-hidden>
            {range(count).map((dot) => (
              <i key={dot} />
            ))}
          </span>
          <b className="typed">{count}</b>
        </li>
      ))}
    </ol>
  )
}
