export interface StockedList<S extends string> {
  name: string
  stock: S
  items: readonly string[]
}

interface StockedListsProps {
  className: string
  modules: readonly StockedList<string>[]
}

/** A list to a module, each item on its module's stock. How that looks is the figure's own business. */
export function StockedLists({ className, modules }: StockedListsProps) {
  return (
    <div className={className}>
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
