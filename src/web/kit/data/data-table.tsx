import type { ReactNode } from 'react'
import { Icon } from '#web/kit/foundations/icon.tsx'
import './data-table.css'

export interface Column<Row> {
  key: string
  label: string
  cell: (row: Row, index: number) => ReactNode
  /** On a small screen each row is a card: `title` cells head it, `number` stands in its corner, `actions` at its foot. `sum` is money. */
  kind?: 'text' | 'typed' | 'title' | 'number' | 'sum' | 'actions'
  sortable?: boolean
}

interface DataTableSort {
  by: string
  direction: 'ascending' | 'descending'
  /** The GET form and field that request the order: `email`, or `-email` for descending. */
  form: string
  field: string
}

interface DataTableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: DataTableSort
  /** Shown when there are no rows. */
  empty: ReactNode
  /** Announced while new rows are loaded. */
  busy?: string
}

/** A table with rules between its columns. Sorting submits a form, so that it works without a script. */
export function DataTable<Row>({ caption, columns, rows, rowKey, sort, empty, busy }: DataTableProps<Row>) {
  return (
    <div className="data-table" aria-busy={Boolean(busy)}>
      <table className="data-table-table">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <DataTableHead key={column.key} column={column} sort={sort} />
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
              <td className="data-table-empty" colSpan={columns.length}>
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

interface DataTableHeadProps<Row> {
  column: Column<Row>
  sort: DataTableSort | undefined
}

function DataTableHead<Row>({ column: { key, label, kind = 'text', sortable }, sort }: DataTableHeadProps<Row>) {
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
      <button className="data-table-sort" type="submit" form={sort.form} name={sort.field} value={next}>
        {label}
        <Icon name={direction === 'descending' ? 'down' : 'up'} size={16} />
      </button>
    </th>
  )
}
