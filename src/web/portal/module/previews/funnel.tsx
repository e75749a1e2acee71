import type { PreviewProps } from './preview-props.ts'
import './funnel.css'

/** Each band is as wide as its count, and narrows to the next. */
export function Funnel({ steps }: PreviewProps<'funnel'>) {
  const most = steps[0]?.count ?? 1
  const width = (index: number) => (100 * (steps[index]?.count ?? steps.at(-1)?.count ?? 0)) / most
  return (
    <ol className="preview-funnel">
      {steps.map(({ name, count }, index) => {
        const [above, below] = [width(index) / 2, width(index + 1) / 2]
        const corners = [50 - above, 0, 50 + above, 0, 50 + below, 100, 50 - below, 100]
        return (
          <li key={name}>
            <span>{name}</span>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
              <polygon points={corners.map((corner) => corner.toFixed(2)).join(' ')} />
            </svg>
            <b className="typed">{count.toLocaleString('en-GB')}</b>
          </li>
        )
      })}
    </ol>
  )
}
