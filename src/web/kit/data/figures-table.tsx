import './figures-table.css'

export interface Figures {
  /** The word that opens the table. */
  summary: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The figures behind a drawing, under a word that opens them. */
export function FiguresTable({ title, summary, head, rows }: Figures & { title: string }) {
  return (
    <details className="figures-table">
      <summary>{summary}</summary>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
