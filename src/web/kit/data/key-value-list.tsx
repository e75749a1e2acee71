import type { ReactNode } from 'react'
import './key-value-list.css'

export interface KeyValue {
  term: string
  value: ReactNode
}

interface KeyValueListProps {
  rows: readonly KeyValue[]
  /** Figures read best at the end of the row, words at the start. */
  align?: 'start' | 'end'
}

/** Terms and values side by side. */
export function KeyValueList({ rows, align = 'start' }: KeyValueListProps) {
  return (
    <dl className="key-value-list" data-align={align}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
