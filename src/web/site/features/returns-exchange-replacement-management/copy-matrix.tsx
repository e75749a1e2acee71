import './copy-matrix.css'

interface CopyMatrixProps {
  modules: readonly { name: string; surface: 'white' | 'canary' | 'pink'; items: readonly string[] }[]
}

/** Three copies, three features each: one form, read across. */
export function CopyMatrix({ modules }: CopyMatrixProps) {
  return (
    <div className="copy-matrix">
      {modules.map(({ name, surface, items }) => (
        <section key={name} data-surface={surface} aria-label={name}>
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
