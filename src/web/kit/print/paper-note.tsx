import type { ReactNode } from 'react'
import './paper-note.css'

interface PaperNoteProps {
  /** Above the tear line: what the note belongs to and its time. */
  head?: readonly [string, string]
  rows?: readonly (readonly [string, string])[]
  /** A rubber stamp across the lower corner. */
  stamp?: string
  children?: ReactNode
}

/** A small piece of paper about one thing. It stays paper in the dark. */
export function PaperNote({ head, rows = [], stamp, children }: PaperNoteProps) {
  return (
    <div className="paper-note stays-paper" data-stamped={stamp ? true : undefined}>
      {head && <NoteRow className="paper-note-head" cells={head} />}
      {rows.map((row) => (
        <NoteRow key={row.join()} className="paper-note-row" cells={row} />
      ))}
      {children}
      {stamp && <strong className="paper-note-stamp">{stamp}</strong>}
    </div>
  )
}

function NoteRow({
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
