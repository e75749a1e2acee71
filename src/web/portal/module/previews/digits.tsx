import { previewTexts } from '#content/portal/modules/preview-texts.ts'
import { range } from '#web/kit/drawings/geometry.ts'
import type { PreviewProps } from './preview-props.ts'
import './digits.css'

const { digits: texts } = previewTexts
const specimen = '40721865'

interface DigitsProps extends PreviewProps<'digits'> {
  /** As many as are set. */
  digits: number
}

/** A code as it is being typed, the time it took to get there, and by which way. */
export function Digits({ digits, stages, channels }: DigitsProps) {
  const all = channels.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="preview-digits">
      <p className="visually-hidden">{texts.length(digits)}</p>
      <div className="preview-digits-code" aria-hidden>
        {range(digits).map((place) => (
          <span key={place}>{place < digits - 2 ? specimen[place] : ''}</span>
        ))}
      </div>
      <ol className="preview-digits-stages">
        {stages.map(({ name, after }) => (
          <li key={name}>
            <b className="typed">{after}</b>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <ul className="preview-digits-channels" aria-label={texts.channels}>
        {channels.map(({ name, count, surface }) => (
          <li key={name}>
            <span>{name}</span>
            <b className="typed">{count}</b>
            <svg aria-hidden data-chart-ink={surface}>
              <rect width={`${((100 * count) / all).toFixed(2)}%`} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}
