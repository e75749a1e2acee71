import type { ReactNode } from 'react'

interface LooksTableProps {
  className?: string
  columns: readonly string[]
  /** What differs, and how it is in each look. */
  rows: readonly (readonly string[])[]
  /** A last row of another shape. */
  children?: ReactNode
}

/** The looks side by side. Each cell names its column too, for where a narrow page sets them one below another. */
export function LooksTable({ className, columns, rows, children }: LooksTableProps) {
  return (
    <table className={className}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, ...looks]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            {looks.map((look, index) => (
              <td key={look} data-label={columns[index + 1]}>
                {look}
              </td>
            ))}
          </tr>
        ))}
        {children}
      </tbody>
    </table>
  )
}
