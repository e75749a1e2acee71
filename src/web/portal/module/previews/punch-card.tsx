import { previewTexts } from '#content/portal/modules/preview-texts.ts'
import { range } from '#web/kit/drawings/geometry.ts'
import { Mark } from '#web/kit/foundations/mark.tsx'
import { CountBars } from './count-bars.tsx'
import type { PreviewProps } from './preview-props.ts'
import './punch-card.css'

const { punchCard: texts } = previewTexts

/** The card a regular carries in the purse, and what regulars do when they sign in. */
export function PunchCard({ name, punched, holes, uses }: PreviewProps<'punch-card'>) {
  return (
    <div className="preview-punch">
      <div className="preview-punch-card">
        <b>{name}</b>
        <p className="visually-hidden">{texts.label(punched, holes)}</p>
        <div aria-hidden>
          {range(holes).map((hole) => (
            <span key={hole} data-punched={hole < punched || undefined}>
              {hole < punched ? <Mark /> : hole + 1}
            </span>
          ))}
        </div>
      </div>
      <div>
        <h3>{texts.uses}</h3>
        <CountBars counts={uses} ink="pink" />
      </div>
    </div>
  )
}
