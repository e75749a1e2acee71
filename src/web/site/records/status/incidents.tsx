import { incidentStateTexts } from '#content/shared/incidents.ts'
import { statusPage } from '#content/site/records/status.ts'
import type { Incident } from '#contract/status/shapes.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { RecordSection } from '#web/site/parts/record-page.tsx'

const { incidents: words } = statusPage

/** What staff wrote about outages, newest first. */
export function Incidents({ incidents }: { incidents: readonly Incident[] }) {
  return (
    <RecordSection id="incidents" heading={words.heading} lead={words.lead} layout="beside">
      {incidents.length === 0 && <p>{words.none}</p>}
      {incidents.map(({ id, title, text, state, beganAt, endedAt }) => (
        <article key={id} className="status-incident" data-open={endedAt === null || undefined}>
          <h3>{title}</h3>
          <p className="status-incident-times">
            {incidentStateTexts[state]}. {words.began} <FormattedDate at={beganAt} />,{' '}
            {endedAt ? (
              <>
                {words.ended.toLowerCase()} <FormattedDate at={endedAt} />
              </>
            ) : (
              words.open
            )}
            .
          </p>
          <p className="status-incident-text">{text}</p>
        </article>
      ))}
    </RecordSection>
  )
}
