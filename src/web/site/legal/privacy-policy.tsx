import { privacy, retention } from '#content/shared/legal/privacy.ts'
import { pages } from '#content/shared/pages.ts'
import { headOf } from '#web/document-head.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { LegalPage } from '#web/site/legal/legal-page.tsx'
import './privacy-policy.css'

export const handle = { document: true }
export const meta = () => headOf(pages.privacyPolicy)

export default function PrivacyPolicy() {
  return (
    <SiteLayout>
      <LegalPage title={pages.privacyPolicy.title} content={privacy} surface="pink">
        <Retention />
      </LegalPage>
    </SiteLayout>
  )
}

/** Each line is as long, as a part of the year, as the thing is kept. */
function Retention() {
  return (
    <section className="retention" data-surface="pink" aria-labelledby="retention">
      <div className="wrap">
        <h2 id="retention">{retention.heading}</h2>
        <div className="retention-plot">
          <ol className="retention-months" aria-hidden>
            {retention.months.map((month) => (
              <li key={month}>{month}</li>
            ))}
          </ol>
          <ul className="retention-rows">
            {retention.rows.map(({ what, days, kept, clause }) => (
              <li key={what}>
                <a href={`#${clause}`}>
                  <span>{what}</span> <b>{kept}</b>
                </a>
                <svg width="100%" height="22" aria-hidden>
                  <rect width={`${((100 * days) / retention.longest).toFixed(3)}%`} height="22" />
                </svg>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
