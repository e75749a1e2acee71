import './copy-matrix.css'

interface CopyMatrixProps {
  modules: readonly { name: string; stock: 'white' | 'canary' | 'pink'; items: readonly string[] }[]
}

/** Three copies, three features each: one form, read across. */
export function CopyMatrix({ modules }: CopyMatrixProps) {
  return (
    <div className="copy-matrix">
      {modules.map(({ name, stock, items }) => (
        <section key={name} data-stock={stock} aria-label={name}>
          <h3>{name}</h3>
          <ol>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
