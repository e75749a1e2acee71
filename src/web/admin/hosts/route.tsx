import { hostPage, hostsPage as copy } from '#content/admin/bookings.ts'
import { pages } from '#content/shared/pages.ts'
import { writeShifts } from '#contract/bookings/working-hours.ts'
import { cityOf } from '#rules/zone-text.ts'
import { readRoster } from '#domain/booking/admin-roster.ts'
import { headOf } from '#web/document-head.ts'
import { Badge } from '#web/kit/data/badge.tsx'
import { DataTable, type Column } from '#web/kit/data/data-table.tsx'
import { RowActions, RowLink } from '#web/kit/data/row-actions.tsx'
import { ButtonLink } from '#web/kit/forms/button.tsx'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/route.ts'
import { Holidays } from './holidays.tsx'
import './hosts.css'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  return readRoster(await requireStaff(args))
}

type Host = Route.ComponentProps['loaderData']['hosts'][number]

const short = (day: number) => (hostPage.days[day] ?? '').slice(0, 3)

/** `Mon–Fri 10:00–13:00, 14:00–18:30`: days that are alike stand together. */
function weekText(week: Host['week']): string[] {
  const runs: { from: number; to: number; hours: string }[] = []
  for (const [day, shifts] of week.entries()) {
    const hours = writeShifts(shifts)
    const last = runs.at(-1)
    if (last && last.hours === hours) last.to = day
    else runs.push({ from: day, to: day, hours })
  }
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ from, to, hours }) => `${short(from)}${to > from ? `–${short(to)}` : ''} ${hours}`)
}

const columns: Column<Host>[] = [
  {
    key: 'name',
    label: copy.columns.name,
    kind: 'title',
    cell: ({ name, email, active }) => (
      <>
        {name} {!active && <Badge>{copy.inactive}</Badge>}
        <small className="host-reach">{email}</small>
      </>
    ),
  },
  { key: 'zone', label: copy.columns.zone, cell: ({ timeZone }) => cityOf(timeZone) },
  {
    key: 'hours',
    label: copy.columns.hours,
    kind: 'typed',
    cell: ({ week }) => <span className="host-hours">{weekText(week).join('\n') || copy.noHours}</span>,
  },
  { key: 'ahead', label: copy.columns.ahead, kind: 'typed', cell: ({ ahead }) => ahead },
  {
    key: 'open',
    label: copy.columns.open,
    kind: 'actions',
    cell: ({ number, name }) => (
      <RowActions>
        <RowLink to={`/admin/hosts/${number}`}>
          {copy.change}
          <span className="visually-hidden">: {name}</span>
        </RowLink>
      </RowActions>
    ),
  },
]

export default function Hosts({ loaderData: { hosts, holidays } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead heading={copy.heading} lead={copy.lead} back={{ to: '/admin/bookings', text: copy.back }}>
        <ButtonLink to="/admin/hosts/new" icon="plus" variant="secondary">
          {copy.add}
        </ButtonLink>
      </PageHead>
      <DataTable
        caption={copy.caption}
        columns={columns}
        rows={hosts}
        rowKey={({ number }) => String(number)}
        empty={copy.none}
      />
      <Holidays holidays={holidays} hosts={hosts.filter(({ active }) => active)} />
    </div>
  )
}
