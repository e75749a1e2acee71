import type { ReactNode } from 'react'
import './empty-state.css'

interface EmptyStateProps {
  title: string
  children?: ReactNode
  /** A drawing in outline. */
  drawing?: ReactNode
  /** The main action, a button. */
  action?: ReactNode
  /** Which heading it is on its page. */
  level?: 2 | 3
}

/** Says what will be shown here and how to get it. */
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
