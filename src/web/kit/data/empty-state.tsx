import type { ReactNode } from 'react'
import './empty-state.css'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** A drawing in outline. */
  drawing?: ReactNode
  /** The one thing to do about it: a ticket. */
  action?: ReactNode
  /** Which heading it is on its page. */
  level?: 2 | 3
}

/** An unfilled form: a dashed plate that says what will stand here and how it gets here. */
export function EmptyState({ title, children, drawing, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="empty-state">
      {drawing && <div className="empty-state-drawing">{drawing}</div>}
      <Heading className="empty-state-title">{title}</Heading>
      {children && <p className="empty-state-text">{children}</p>}
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  )
}
