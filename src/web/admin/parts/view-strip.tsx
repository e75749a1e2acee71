import type { ReactNode } from 'react'
import { Link } from 'react-router'
import './chips.css'

interface ViewStripProps {
  label: string
  views: readonly { value: string; text: string; to: string; count?: number }[]
  current: string
  /** At the strip's end: something that belongs to all of them. */
  children?: ReactNode
}

/** Ways to look at one list; each has an address. */
export function ViewStrip({ label, views, current, children }: ViewStripProps) {
  return (
    <div className="admin-chips">
      <nav aria-label={label}>
        <ul>
          {views.map(({ value, text, to, count }) => (
            <li key={value}>
              <Link to={to} aria-current={value === current ? 'page' : undefined} preventScrollReset>
                {text}
                {count !== undefined && <small>{count}</small>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
