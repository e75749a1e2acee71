import type { ReactNode } from 'react'
import './drawing.css'

/** Every drawing has two inks and a stock, set by the page that shows it (see drawing.css). */
export const ink = { line: 'var(--i)', spot: 'var(--r)', stock: 'var(--s)' } as const

interface DrawingProps {
  width?: number
  height?: number
  /** What the drawing shows, where it carries meaning of its own. Without it the drawing is decoration. */
  label?: string
  children: ReactNode
}

/** The sheet a drawing is made on: unfilled outlines in line ink unless a shape says otherwise. */
export function Drawing({ width = 240, height = 176, label, children }: DrawingProps) {
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke={ink.line}
      strokeWidth="2"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  )
}
