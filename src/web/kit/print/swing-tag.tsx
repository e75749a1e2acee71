import type { ComponentProps, ReactNode } from 'react'
import { Badge } from '#web/kit/data/badge.tsx'
import { Barcode } from '#web/kit/drawings/barcode.tsx'
import './swing-tag.css'

interface SwingTagProps extends Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'> {
  href: string
  name: string
  line: string
  badge: string
  /** What the barcode says: a short article number. */
  code: string
  surface: 'white' | 'canary' | 'pink' | 'black'
  drawing?: ReactNode
  features?: readonly string[]
}

export function SwingTag({
  name,
  line,
  badge,
  code,
  surface,
  drawing,
  features = [],
  ...link
}: SwingTagProps) {
  return (
    <a {...link} className="swing-tag" data-inks={surface}>
      {drawing && <span className="swing-tag-drawing">{drawing}</span>}
      <Badge>{badge}</Badge>
      <b className="swing-tag-name">{name}</b>
      {link.target === '_blank' && <span className="visually-hidden"> (new tab)</span>}
      <span className="swing-tag-line">{line}</span>
      {features.map((feature) => (
        <span key={feature} className="swing-tag-feature">
          {feature}
        </span>
      ))}
      <span className="swing-tag-code">
        <Barcode value={code} />
      </span>
    </a>
  )
}
