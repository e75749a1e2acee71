import { previewTexts } from '#content/portal/modules/preview-texts.ts'
import { polyline, range, star } from '#web/kit/drawings/geometry.ts'
import type { PreviewProps } from './preview-props.ts'
import './stars.css'

const { stars: texts } = previewTexts
const outline = polyline(star([12, 13], 11), { closed: true })

/** Five rows from five stars to one, and the review that waits on a slip beside them. */
export function Stars({ counts, waiting }: PreviewProps<'stars'>) {
  const most = Math.max(...counts)
  return (
    <div className="preview-stars">
      <ol>
        {counts.map((count, row) => (
          <li key={count}>
            <StarRow stars={5 - row} />
            <svg className="preview-stars-bar" aria-hidden>
              <rect width={`${((100 * count) / most).toFixed(2)}%`} height="100%" />
            </svg>
            <b className="typed">{count}</b>
          </li>
        ))}
      </ol>
      <figure className="preview-review">
        <figcaption>
          <StarRow stars={waiting.stars} />
          <span className="preview-review-stamp">{texts.waiting}</span>
        </figcaption>
        <blockquote>{waiting.text}</blockquote>
        <p className="typed">
          {waiting.from}
          <br />
          {waiting.product}
        </p>
      </figure>
    </div>
  )
}

function StarRow({ stars }: { stars: number }) {
  return (
    <span className="preview-star-row">
      <span className="visually-hidden">{texts.of(stars)}</span>
      {range(5).map((place) => (
        <svg key={place} viewBox="0 0 24 24" aria-hidden data-lit={place < stars || undefined}>
          <path d={outline} />
        </svg>
      ))}
    </span>
  )
}
