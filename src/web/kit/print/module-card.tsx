import type { ReactNode } from 'react'
import { Badge } from '#web/kit/data/badge.tsx'
import './module-card.css'

interface ModuleCardProps {
  name: string
  text: string
  badge: string
  /** Where a link to this one card leads. */
  id?: string
  running: boolean
  /** It runs, but needs an action of the merchant. */
  alert?: boolean
  /** The state as text, because the coloured dot alone is not accessible. */
  status: string
  drawing: ReactNode
  /** The plate a running module is printed on. */
  surface: 'white' | 'canary' | 'pink' | 'blue'
  /** The first module takes two columns and lets its drawing run off the plate. */
  lead?: boolean
  action: ReactNode
}

/** Running modules are drawn in colour, others as an outline. */
export function ModuleCard({
  name,
  text,
  badge,
  id,
  running,
  alert = false,
  status,
  drawing,
  surface,
  lead = false,
  action,
}: ModuleCardProps) {
  return (
    <li
      className="module-card"
      id={id}
      data-running={running}
      data-alert={alert || undefined}
      data-lead={lead || undefined}
    >
      <div className="module-card-state">
        <span className="module-card-dot" aria-hidden />
        <span>{status}</span>
        {badge && <Badge>{badge}</Badge>}
      </div>
      <div className="module-card-plate" data-inks={running ? surface : 'outline'}>
        {drawing}
      </div>
      <h2 className="module-card-name">{name}</h2>
      <p className="module-card-text">{text}</p>
      <div className="module-card-action">{action}</div>
    </li>
  )
}

export function ModuleGrid({ children }: { children: ReactNode }) {
  return <ul className="module-grid">{children}</ul>
}
