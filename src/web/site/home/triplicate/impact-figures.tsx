import type { ReactNode } from 'react'
import { HundredTickets, ReturnSquares } from '#web/kit/drawings/proportions.tsx'
import { LinkedWords } from '#web/site/parts/linked-text.tsx'
import './impact-figures.css'

interface FigureCopy {
  figure: string
  /** Where the figure is explained. */
  href: string
  text: string
  /** What the drawing shows. */
  drawing: string
}

export interface ImpactCopy {
  tickets: FigureCopy & { missing: number }
  email: FigureCopy & { count: number }
}

/** Two results, each drawn to scale. */
export function ImpactFigures({ copy: { tickets, email } }: { copy: ImpactCopy }) {
  return (
    <div className="triplicate-impact">
      <Impact copy={tickets}>
        <HundredTickets missing={tickets.missing} />
      </Impact>
      <Impact copy={email}>
        <ReturnSquares count={email.count} />
      </Impact>
    </div>
  )
}

function Impact({
  copy: { figure, href, text, drawing },
  children,
}: {
  copy: FigureCopy
  children: ReactNode
}) {
  return (
    <figure>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is the SVG inside */}
      <div className="triplicate-drawing" role="img" aria-label={drawing}>
        {children}
      </div>
      <figcaption>
        <b>
          <a href={href}>{figure}</a>
        </b>{' '}
        <LinkedWords text={text} />
      </figcaption>
    </figure>
  )
}
