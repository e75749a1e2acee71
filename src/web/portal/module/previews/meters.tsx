import { VuMeter } from '#web/kit/drawings/vu-meter.tsx'
import type { ExhibitProps } from './preview-props.ts'
import { useFigure } from './use-figure.ts'
import './meters.css'

/** Four needles on one panel, and the paper roll that runs below them. */
export function Meters({ meters, roll }: ExhibitProps<'meters'>) {
  const figureOf = useFigure()
  return (
    <>
      <ul className="exhibit-meters">
        {meters.map(({ name, figure, volume }) => (
          <li key={name}>
            <VuMeter volume={volume} />
            <p>
              <span>{name}</span> <b className="typed">{figureOf(figure)}</b>
            </p>
          </li>
        ))}
      </ul>
      <ol className="exhibit-roll">
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
