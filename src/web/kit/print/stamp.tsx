import type { ComponentProps, ReactNode } from 'react'
import { Postmark, type PostmarkText } from '#web/kit/drawings/postmark.tsx'
import './stamp.css'

export type StampSurface = 'white' | 'canary' | 'pink' | 'blue'

interface StampProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> {
  href: string
  /** Which feature it opens, for the script that remembers it. */
  'data-feature'?: string
  number: number
  name: string
  line: string
  drawing: ReactNode
  surface: StampSurface
  /** What the cancelling machine prints when the stamp is lifted. */
  postmark: PostmarkText
}

export function Stamp({ number, name, line, drawing, surface, postmark, ...link }: StampProps) {
  return (
    <a {...link} className="stamp" data-inks={surface}>
      <span className="stamp-paper">
        <span className="stamp-face">
          <span className="stamp-number" aria-hidden>
            {number}
          </span>
          <span className="stamp-drawing">{drawing}</span>
          <b className="stamp-name">{name}</b>
          <span className="stamp-line">{line}</span>
        </span>
      </span>
      <span className="stamp-postmark">
        <Postmark {...postmark} />
      </span>
    </a>
  )
}
