export interface ModuleList<S extends string> {
  name: string
  surface: S
  items: readonly string[]
}

interface ModuleListsProps {
  className: string
  modules: readonly ModuleList<string>[]
}

/** A list to a module, each item on its module's surface. The figure's own styles draw it. */
export function ModuleLists({ className, modules }: ModuleListsProps) {
  return (
    <div className={className}>
      {modules.map(({ name, surface, items }) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          <ol>
            {items.map((item) => (
              <li key={item} data-surface={surface}>
                {item}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
