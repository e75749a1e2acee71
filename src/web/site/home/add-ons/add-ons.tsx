import { withState } from '#content/shared/site-features.ts'
import { ModuleDrawing, type ModuleName } from '#web/kit/drawings/module-drawing.tsx'
import { SwingTag } from '#web/kit/print/swing-tag.tsx'
import './add-ons.css'

export interface AddOnsCopy {
  heading: string
  apps: readonly {
    slug: ModuleName
    name: string
    line: string
    badge: string
    features: readonly string[]
    surface: 'white' | 'canary' | 'pink' | 'black'
  }[]
}

/** Six apps on a rail. Each opens its own page in a new tab; the server knows where that is. */
export function AddOns({ copy: { heading, apps } }: { copy: AddOnsCopy }) {
  return (
    <section className="add-ons" data-surface="blue">
      <div className="wrap">
        <h2>{heading}</h2>
      </div>
      <ul className="add-ons-rail wrap">
        {apps.map(({ slug, features, ...app }) => (
          <li key={slug}>
            <SwingTag
              {...app}
              features={features.map(withState)}
              href={`/install?app=${slug}`}
              target="_blank"
              rel="noopener"
              code={slug.toUpperCase()}
              drawing={<ModuleDrawing name={slug} />}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
