import type { ReactNode } from 'react'
import './badge.css'

interface BadgeProps {
  children: ReactNode
  /** `alert` is for what needs someone; everything else is plain. */
  tone?: 'plain' | 'alert' | 'chosen'
}

export function Badge({ children, tone = 'plain' }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}
