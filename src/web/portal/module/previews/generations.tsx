import { range } from '#web/kit/drawings/geometry.ts'
import type { PreviewProps } from './preview-props.ts'
import './generations.css'

/** One dot for each customer, one line for each generation. */
export function Generations({ rows }: PreviewProps<'generations'>) {
  return (
    <ol className="preview-generations">
      {rows.map(({ name, count, note }) => (
        <li key={name}>
          <p>
            <b>{name}</b>
            <span>{note}</span>
          </p>
          <span className="preview-generations-dots" aria-hidden>
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
