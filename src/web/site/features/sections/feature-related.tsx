import './feature-related.css'

interface RelatedRow {
  path: string
  heading: string
  category: string
  modules: number
  features: number
  isPlanned: boolean
}

interface RelatedLabels {
  heading: string
  feature: string
  category: string
  modules: string
  features: string
  planned(category: string): string
}

/** The other lines of the order form. */
export function FeatureRelated({ rows, labels }: { rows: readonly RelatedRow[]; labels: RelatedLabels }) {
  return (
    <section className="feature-related wrap">
      <h2 id="related">{labels.heading}</h2>
      <table aria-labelledby="related">
        <thead>
          <tr>
            <th scope="col">{labels.feature}</th>
            <th scope="col">{labels.category}</th>
            <th scope="col">{labels.modules}</th>
            <th scope="col">{labels.features}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, heading, category, modules, features, isPlanned }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path}>{heading}</a>
              </th>
              <td>{isPlanned ? labels.planned(category) : category}</td>
              <td data-label={labels.modules}>{modules}</td>
              <td data-label={labels.features}>{features}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
