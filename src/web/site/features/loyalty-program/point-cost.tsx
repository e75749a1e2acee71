import './point-cost.css'

interface CostCopy {
  formula: readonly { name: string; value: string; sign: string }[]
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  owed: { term: string; value: string }
  note: string
}

/** One line of arithmetic, large enough to argue with, and three worked lines under it. */
export function PointCost({ copy }: { copy: CostCopy }) {
  return (
    <div className="point-cost stays-paper">
      <dl className="point-cost-formula">
        {copy.formula.map(({ name, value, sign }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {sign && <i aria-hidden>{sign}</i>}
          </div>
        ))}
      </dl>
      <table>
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            {copy.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={copy.head[index + 1]} data-label={copy.head[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="point-cost-owed">
        <span>{copy.owed.term}</span> <b>{copy.owed.value}</b>
      </p>
      <p className="point-cost-note">{copy.note}</p>
    </div>
  )
}
