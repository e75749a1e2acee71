import { pages } from '#content/shared/pages.ts'
import { themes } from '#content/site/themes.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { ClosingStrip } from '#web/site/parts/closing-strip.tsx'
import { LooksTable } from '#web/site/themes/looks-table.tsx'
import { ThemeCard } from '#web/site/themes/theme-card.tsx'
import './themes.css'

export const handle = { document: true }
export const meta = () => headOf(pages.themes)

export default function Themes() {
  return (
    <SiteLayout>
      <header className="themes-head wrap">
        <h1>{pages.themes.title}</h1>
        <div>
          <p className="lead">{themes.lead}</p>
          <p className="caption">{themes.note}</p>
        </div>
      </header>
      <div className="themes-cards">
        {themes.cards.map((card) => (
          <ThemeCard key={card.id} card={card} action={themes.action} />
        ))}
      </div>
      <Difference />
      <ClosingStrip copy={themes.closing} />
    </SiteLayout>
  )
}

/** Four rows that differ, and a list that does not. */
function Difference() {
  const { heading, columns, rows, all, functions } = themes.same
  return (
    <section className="themes-same wrap" aria-labelledby="same">
      <h2 id="same">{heading}</h2>
      <LooksTable columns={columns} rows={rows}>
        <tr>
          <th scope="row">{all}</th>
          <td colSpan={3}>
            <ul>
              {functions.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </td>
        </tr>
      </LooksTable>
    </section>
  )
}
