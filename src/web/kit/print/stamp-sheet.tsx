import type { ComponentProps } from 'react'
import type { PostmarkText } from '#web/kit/drawings/postmark.tsx'
import { Stamp, type StampSurface } from './stamp.tsx'
import './stamp-sheet.css'

/** Four surfaces in rotation, so that no two alike touch in eight columns, in four or in two. */
const rotation: readonly StampSurface[] = [
  ...(['white', 'canary', 'pink', 'blue'] as const),
  ...(['canary', 'white', 'blue', 'pink'] as const),
  ...(['pink', 'blue', 'white', 'canary'] as const),
  ...(['blue', 'pink', 'canary', 'white'] as const),
]

interface StampSheetProps {
  /** Printed in the margin, left and right: which plate, how many subjects. */
  margin: readonly [string, string]
  stamps: readonly Omit<ComponentProps<typeof Stamp>, 'number' | 'surface' | 'postmark'>[]
  postmark: PostmarkText
}

/** A sheet of stamps. */
export function StampSheet({ margin: [plate, subjects], stamps, postmark }: StampSheetProps) {
  return (
    <div className="stamp-sheet">
      <div className="stamp-sheet-margin" aria-hidden>
        <span>{plate}</span>
        <span className="stamp-sheet-inks">
          {(['white', 'canary', 'pink', 'blue', 'red'] as const).map((colour) => (
            <i key={colour} data-colour={colour} />
          ))}
        </span>
        <span>{subjects}</span>
      </div>
      <ul className="stamp-sheet-stamps">
        {stamps.map((stamp, index) => (
          <li key={stamp.name}>
            <Stamp
              {...stamp}
              number={index + 1}
              surface={rotation[index % rotation.length] ?? 'white'}
              postmark={postmark}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
