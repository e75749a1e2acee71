import type { ReactNode } from 'react'
import './slip.css'

interface SlipProps {
  /** Above the tear line: what the slip belongs to and when it was printed. */
  head?: readonly [string, string]
  rows?: readonly (readonly [string, string])[]
  /** A rubber stamp across the lower corner. */
  stamp?: string
  children?: ReactNode
}

/** A small piece of paper about one thing. It stays paper in the dark. */
export function Slip({ head, rows = [], stamp, children }: SlipProps) {
  return (
    <div className="slip stays-paper" data-stamped={stamp ? true : undefined}>
      {head && <SlipRow className="slip-head" cells={head} />}
      {rows.map((row) => (
        <SlipRow key={row.join()} className="slip-row" cells={row} />
      ))}
      {children}
      {stamp && <strong className="slip-stamp">{stamp}</strong>}
    </div>
  )
}

function SlipRow({
  className,
  cells: [left, right],
}: {
  className: string
  cells: readonly [string, string]
}) {
  return (
    <p className={className}>
      <span>{left}</span>
      <span>{right}</span>
    </p>
  )
}
