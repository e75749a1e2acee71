import './month-leaves.css'

interface MonthLeavesProps {
  modules: readonly { name: string; stock: 'white' | 'canary' | 'pink'; items: readonly string[] }[]
}

/** A wall calendar with a feature on each of its leaves, a row to a module. */
export function MonthLeaves({ modules }: MonthLeavesProps) {
  return (
    <div className="month-leaves">
      {modules.map(({ name, stock, items }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ol>
            {items.map((item) => (
              <li key={item} data-stock={stock}>
                {item}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
