import { crossedBelt } from '#web/kit/drawings/belt.ts'
import './mark.css'

const belt = crossedBelt({ left: 14, right: 42, level: 14, radius: 11.2 })

export interface MarkProps {
  /** A name for assistive technology. Leave it out where the name stands beside the mark. */
  label?: string
  /** The belt travels: something is being worked on. */
  running?: boolean
}

/** A crossed belt round two pulleys: the left hub is solid and drives, the right is open and follows. */
export function Mark({ label, running = false }: MarkProps) {
  return (
    <svg
      className="mark"
      data-running={running || undefined}
      viewBox="0 0 56 28"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={belt} pathLength="100" />
      <circle cx="14" cy="14" r="4.4" />
    </svg>
  )
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <Mark />
      <span className="logo-name">{name}</span>
    </span>
  )
}
