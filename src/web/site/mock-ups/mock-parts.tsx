import type { ReactNode } from 'react'
import { Goods, type GoodsName } from '#web/kit/drawings/goods.tsx'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import './mock-parts.css'

/** The bar at the head of a screen. */
export function MockBar({ title, back = false, icon }: { title: string; back?: boolean; icon?: IconName }) {
  return (
    <div className="mock-bar" data-back={back || undefined}>
      {back && <Icon name="left" size={16} />}
      <b>{title}</b>
      {icon && <Icon name={icon} size={16} />}
    </div>
  )
}

/** The rest of a screen, set with one gap. */
export function MockBody({ children }: { children: ReactNode }) {
  return <div className="mock-body">{children}</div>
}

export function MockHeading({ children }: { children: ReactNode }) {
  return <p className="mock-heading">{children}</p>
}

export type MockSurface = 'white' | 'canary' | 'pink' | 'blue'

/** Goods on a coloured tile, where a shop would show a photograph. */
export function MockPicture({ goods, surface = 'canary' }: { goods: GoodsName; surface?: MockSurface }) {
  return (
    <span className="mock-picture" data-inks={surface}>
      <Goods name={goods} />
    </span>
  )
}

interface MockRowProps {
  goods: GoodsName
  surface?: MockSurface
  name: ReactNode
  note?: ReactNode
  /** What can be done with it, or its price. */
  action?: string
  /** Typed, because it is a price or a count. */
  typed?: boolean
}

export function MockRow({ goods, surface, name, note, action, typed = false }: MockRowProps) {
  return (
    <div className="mock-row">
      <MockPicture goods={goods} surface={surface} />
      <span>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </span>
      {action && <span className={typed ? 'typed' : 'mock-link'}>{action}</span>}
    </div>
  )
}

/** How it looks, not what it is: nothing in a picture can be pressed. */
export function MockButton({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  return (
    <span className="mock-button" data-quiet={quiet || undefined}>
      {children}
    </span>
  )
}

/** Quiet buttons side by side. */
export function MockButtons({ labels }: { labels: readonly string[] }) {
  return (
    <div className="mock-buttons">
      {labels.map((label) => (
        <MockButton key={label} quiet>
          {label}
        </MockButton>
      ))}
    </div>
  )
}

/** Squares of one-time code: typed digits, then the caret, then what is still empty. */
export function MockCode({ typed, length = 6 }: { typed: string; length?: number }) {
  return (
    <div className="mock-code">
      {Array.from({ length }, (_, place) => (
        <i key={place} data-caret={place === typed.length || undefined}>
          {typed[place]}
        </i>
      ))}
    </div>
  )
}
