import { brand } from '#content/shared/brand.ts'
import { home } from '#content/site/home.ts'
import { Guilloche } from '#web/kit/drawings/guilloche.tsx'
import { BeltMark, faces, Picture } from './picture.tsx'

const size = 118
const leading = 108
const firstBaseline = 190
const figuresEnd = 262
const wordsStart = 284

/** The count of the home page, down to the one line that is the name. */
export function HomeStamp() {
  const lines = home.hero.lines
  return (
    <Picture>
      <svg x="700" y="56" width="912" height="518" viewBox="0 0 912 518">
        <Guilloche weave="open" />
      </svg>
      <g {...faces.poster} fontSize={size} letterSpacing={-0.052 * size}>
        {lines.map(({ figure, word }, index) => {
          const y = firstBaseline + index * leading
          const named = word === brand.name
          return (
            <g key={word}>
              <text x={figuresEnd} y={y} textAnchor="end" fill="var(--r)">
                {figure}
              </text>
              {named && <BeltMark x={wordsStart + 8} y={y - 74} height={76} />}
              <text x={named ? wordsStart + 180 : wordsStart} y={y} fill="var(--i)">
                {word}
              </text>
            </g>
          )
        })}
      </g>
    </Picture>
  )
}
