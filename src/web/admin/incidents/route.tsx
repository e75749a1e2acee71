import { incidentsPage as copy } from '#content/admin/incidents.ts'
import { incidentStateTexts } from '#content/shared/incidents.ts'
import { pages } from '#content/shared/pages.ts'
import type { Incident } from '#contract/status/shapes.ts'
import { readIncidents } from '#domain/status/read-status.ts'
import { headOf } from '#web/document-head.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { type Column, DataTable } from '#web/kit/data/data-table.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { RowActions, RowLink } from '#web/kit/data/row-actions.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/route.ts'
import { IncidentForm } from './incident-form.tsx'
import './incidents.css'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const incidents = await readIncidents(staff)
  const asked = new URL(args.request.url).searchParams.get('id')
  return {
    now: staff.clock.now().toISOString(),
    incidents,
    chosen: incidents.find(({ id }) => id === asked),
  }
}

const { columns: labels } = copy

const columns: Column<Incident>[] = [
  { key: 'title', label: labels.title, kind: 'title', cell: ({ title }) => title },
  {
    key: 'state',
    label: labels.state,
    cell: ({ state }) => (
      <Badge tone={state === 'resolved' ? 'plain' : 'alert'}>{incidentStateTexts[state]}</Badge>
    ),
  },
  { key: 'began', label: labels.began, kind: 'typed', cell: ({ beganAt }) => <FormattedDate at={beganAt} /> },
  {
    key: 'ended',
    label: labels.ended,
    kind: 'typed',
    cell: ({ endedAt }) => (endedAt ? <FormattedDate at={endedAt} /> : '–'),
  },
  {
    key: 'change',
    label: labels.change,
    kind: 'actions',
    cell: ({ id, title }) => (
      <RowActions>
        <RowLink to={`?id=${id}#incident`}>
          {copy.change}
          <span className="visually-hidden">: {title}</span>
        </RowLink>
      </RowActions>
    ),
  },
]

/** What the status page tells about outages: the list, and a form for one more or for the chosen one. */
export default function Incidents({ loaderData: { now, incidents, chosen } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead heading={copy.heading} lead={copy.lead}>
        <ButtonLink href={pages.status.path} icon="out" variant="secondary">
          {copy.seePage}
        </ButtonLink>
      </PageHead>
      <div className="incidents-page">
        <DataTable
          caption={copy.caption}
          columns={columns}
          rows={incidents}
          rowKey={({ id }) => id}
          empty={copy.none}
        />
        <IncidentForm key={chosen?.id ?? 'new'} incident={chosen} now={now} />
      </div>
    </div>
  )
}
