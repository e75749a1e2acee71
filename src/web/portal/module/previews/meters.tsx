import { VuMeter } from '#web/kit/drawings/vu-meter.tsx'
import type { PreviewProps } from './preview-props.ts'
import { useFigure } from './use-figure.ts'
import './meters.css'

/** Four needles on one panel, and the paper roll that runs below them. */
export function Meters({ meters, roll }: PreviewProps<'meters'>) {
  const figureOf = useFigure()
  return (
    <>
      <ul className="preview-meters">
        {meters.map(({ name, figure, volume }) => (
          <li key={name}>
            <VuMeter volume={volume} />
            <p>
              <span>{name}</span> <b className="typed">{figureOf(figure)}</b>
            </p>
          </li>
        ))}
      </ul>
      <ol className="preview-roll">
        {roll.map(({ at, text, from }) => (
          <li key={at}>
            <time className="typed">{at}</time>
            <span>{text}</span>
            <span className="caption">{from}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
