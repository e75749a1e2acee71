import type { ReactNode } from 'react'
import { arc } from '#web/kit/drawings/geometry.ts'
import { Goods, type GoodsName } from '#web/kit/drawings/goods.tsx'
import { Icon, type IconName } from '#web/kit/foundations/icon.tsx'
import './mock-ups.css'

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

/** The rest of a screen, set with one gap. `mock-last` on a child sends it to the foot. */
export function MockBody({ children }: { children: ReactNode }) {
  return <div className="mock-body">{children}</div>
}

export function MockHeading({ children }: { children: ReactNode }) {
  return <p className="mock-heading">{children}</p>
}

/** A small heading over a group of rows. */
export function MockLabel({ children }: { children: ReactNode }) {
  return <p className="mock-label">{children}</p>
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

/** A solid block of colour for the one thing that the screen is about. */
export function MockCard({ surface = 'blue', children }: { surface?: MockSurface; children: ReactNode }) {
  return (
    <div className="mock-card" data-inks={surface}>
      {children}
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

/** Quiet buttons side by side, at the foot of the screen. */
export function MockButtons({ labels }: { labels: readonly string[] }) {
  return (
    <div className="mock-buttons mock-last">
      {labels.map((label) => (
        <MockButton key={label} quiet>
          {label}
        </MockButton>
      ))}
    </div>
  )
}

interface MockStep {
  name: string
  note?: string
}

/** Steps up to `now` are done; the rest are to come. */
export function MockTimeline({ steps, now }: { steps: readonly MockStep[]; now: number }) {
  return (
    <div className="mock-timeline">
      {steps.map(({ name, note }, index) => (
        <p key={name} data-step={index < now ? 'done' : index === now ? 'now' : 'next'}>
          <b>{name}</b>
          {note && <small>{note}</small>}
        </p>
      ))}
    </div>
  )
}

/** One of several answers, the chosen one on canary. */
export function MockChoice({ name, note, chosen = false }: MockStep & { chosen?: boolean }) {
  return (
    <div className="mock-choice" data-chosen={chosen || undefined}>
      <i />
      <span>
        <b>{name}</b>
        {note && <small>{note}</small>}
      </span>
    </div>
  )
}

/** A ring, filled to `share` of 1. */
export function MockRing({ share, label }: { share: number; label: string }) {
  return (
    <span className="mock-ring">
      <svg viewBox="0 0 60 60" width="54" height="54" fill="none" stroke="currentColor" strokeWidth="7">
        <circle cx="30" cy="30" r="25" strokeOpacity="0.25" />
        <path d={arc([30, 30], 25, 0, 360 * share)} />
      </svg>
      <small>{label}</small>
    </span>
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
