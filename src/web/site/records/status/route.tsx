import { pages } from '#content/shared/pages.ts'
import { statusPage as words } from '#content/site/records/status.ts'
import { type PartStatus, readStatus } from '#domain/status/read-status.ts'
import { headOf } from '#web/document-head.ts'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { requestContext } from '#web/request-context.server.ts'
import { SiteLayout } from '#web/site/layout/site-layout.tsx'
import { RecordPage, RecordSection } from '#web/site/parts/record-page.tsx'
import type { Route } from './+types/route.ts'
import { Incidents } from './incidents.tsx'
import { PartRow } from './part-row.tsx'
import './status.css'

export const handle = { document: true, inlineStyle: true }

export const meta = () => headOf(pages.status)

export function loader({ context }: Route.LoaderArgs) {
  return readStatus(context.get(requestContext))
}

/** Live, so it is rendered for each request. */
export default function Status({ loaderData: { parts, incidents } }: Route.ComponentProps) {
  const checked = parts.filter(({ firstAt }) => firstAt !== null)
  const lastAt = latest(checked.map((part) => part.lastAt))
  const began = checked.map(({ firstAt }) => firstAt ?? '').toSorted()[0]
  const isWell = checked.length > 0 && checked.every(({ state }) => state === 'works')
  return (
    <SiteLayout>
      <RecordPage heading={words.heading} lead={words.lead} surface={isWell ? 'blue' : 'pink'}>
        <RecordSection id="parts" heading={words.partsHeading} lead={words.partsLead}>
          <div className="status-now" data-well={isWell || undefined}>
            <b>{nowSentence(checked)}</b>
            <span>
              {lastAt && (
                <>
                  {words.lastCheck} <FormattedDate at={lastAt} />.{' '}
                </>
              )}
              {began && (
                <>
                  {words.began} <FormattedDate at={began} precision="day" />.
                </>
              )}
            </span>
          </div>
          <ul className="status-parts">
            {parts.map((part) => (
              <PartRow key={part.part} {...part} />
            ))}
          </ul>
          <ul className="status-legend" aria-hidden="true">
            {(['works', 'some', 'bad', 'none'] as const).map((kind) => (
              <li key={kind} data-kind={kind}>
                {words.legend[kind]}
              </li>
            ))}
          </ul>
        </RecordSection>
        <Incidents incidents={incidents} />
      </RecordPage>
    </SiteLayout>
  )
}

function nowSentence(checked: readonly PartStatus[]): string {
  if (checked.length === 0) return words.now.none
  if (checked.every(({ state }) => state === 'late')) return words.now.late
  const silent = checked.filter(({ state }) => state === 'fails')
  if (silent.length > 0) return words.now.fails(silent.map(({ part }) => words.parts[part].name).join(', '))
  return checked.some(({ state }) => state === 'late') ? words.now.late : words.now.works
}

const latest = (times: readonly (string | null)[]) =>
  times
    .filter((at) => at !== null)
    .toSorted()
    .at(-1)
