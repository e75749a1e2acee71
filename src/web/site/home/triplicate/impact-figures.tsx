import type { ReactNode } from 'react'
import { BeforeAfterBars, HundredTickets, ReturnSquares } from '#web/kit/drawings/proportions.tsx'
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
  retention: FigureCopy & { after: number; labels: readonly [string, string] }
  email: FigureCopy & { count: number }
}

/** Three results, each drawn to scale. */
export function ImpactFigures({ copy: { tickets, retention, email } }: { copy: ImpactCopy }) {
  const [before, after] = retention.labels
  return (
    <div className="triplicate-impact">
      <Impact copy={tickets}>
        <HundredTickets missing={tickets.missing} />
      </Impact>
      <Impact copy={retention}>
        <BeforeAfterBars
          before={{ value: 100, label: before }}
          after={{ value: retention.after, label: after }}
        />
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
