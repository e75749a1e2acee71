import type { ReactNode } from 'react'
import { Icon } from '#web/kit/foundations/icon.tsx'
import './data-table.css'

export interface LedgerColumn<Row> {
  key: string
  label: string
  cell: (row: Row, index: number) => ReactNode
  /** `title` cells head the slip on a small screen, `number` stands in its corner, `actions` at its foot. */
  kind?: 'text' | 'typed' | 'title' | 'number' | 'actions'
  sortable?: boolean
}

interface LedgerSort {
  by: string
  direction: 'ascending' | 'descending'
  /** The GET form that carries the wish, and the field it goes in: `email`, or `-email` for descending. */
  form: string
  field: string
}

interface LedgerProps<Row> {
  caption: string
  columns: readonly LedgerColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: LedgerSort
  /** Said in place of rows when there are none. */
  empty: ReactNode
  /** What is going on while new rows are fetched. */
  busy?: string
}

/** A table with rules between its columns. Sorting submits a form, so that it works without a script. */
export function Ledger<Row>({ caption, columns, rows, rowKey, sort, empty, busy }: LedgerProps<Row>) {
  return (
    <div className="ledger" aria-busy={Boolean(busy)}>
      <table className="ledger-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <LedgerHead key={column.key} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, label, kind = 'text', cell }) => (
                <td key={key} data-kind={kind} data-label={label}>
                  {cell(row, index)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className="ledger-empty" colSpan={columns.length}>
                {busy ?? empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <output className="visually-hidden">{busy}</output>
    </div>
  )
}

interface LedgerHeadProps<Row> {
  column: LedgerColumn<Row>
  sort: LedgerSort | undefined
}

function LedgerHead<Row>({ column: { key, label, kind = 'text', sortable }, sort }: LedgerHeadProps<Row>) {
  if (!sortable || !sort) {
    return (
      <th scope="col" data-kind={kind}>
        {label}
      </th>
    )
  }
  const direction = sort.by === key ? sort.direction : undefined
  const next = direction === 'ascending' ? `-${key}` : key
  return (
    <th scope="col" data-kind={kind} data-sortable aria-sort={direction ?? 'none'}>
      <button className="ledger-sort" type="submit" form={sort.form} name={sort.field} value={next}>
        {label}
        <Icon name={direction === 'descending' ? 'down' : 'up'} size={16} />
      </button>
    </th>
  )
}
