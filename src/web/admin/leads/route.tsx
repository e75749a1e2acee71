import { leadsPage as copy, leadTexts } from '#content/admin/leads.ts'
import { pages } from '#content/shared/pages.ts'
import { leadKinds, leadViews } from '#contract/leads/choices.ts'
import { leadQuery } from '#contract/leads/shapes.ts'
import { countLeads, listLeads } from '#domain/leads/list-leads.ts'
import { headOf } from '#web/document-head.ts'
import { ListFrame } from '#web/admin/parts/list-frame.tsx'
import { ViewStrip } from '#web/admin/parts/view-strip.tsx'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/route.ts'
import { columnsAt } from './lead-columns.tsx'
import './lead/lead.css'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const query = leadQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams))
  const { views } = await countLeads(staff)
  return { query, views, now: staff.clock.now().toISOString(), ...(await listLeads(staff, query)) }
}

const kindOptions = (['all', ...leadKinds] as const).map((value) => ({ value, text: copy.kinds[value] }))

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { query, views, now, leads, next } = loaderData
  const { search, kind, view, after } = query
  const filters = { ...(search && { search }), ...(kind !== 'all' && { kind }) }
  return (
    <ListFrame
      copy={copy}
      path="/admin/leads"
      search={search}
      choice={{ name: 'kind', label: copy.kind, value: kind, options: kindOptions }}
      kept={view === 'open' ? undefined : { view }}
      columns={columnsAt(now)}
      rows={leads}
      rowKey={({ id }) => id}
      empty={view === 'open' && !search && kind === 'all' ? copy.none.open : copy.none.other}
      isFirst={after === ''}
      next={next ? { after: next } : undefined}
      views={
        <ViewStrip
          label={copy.views}
          current={view}
          views={leadViews.map((value) => ({
            value,
            text: leadTexts.views[value],
            count: views[value],
            to: `?${new URLSearchParams({ ...filters, ...(value !== 'open' && { view: value }) })}`,
          }))}
        />
      }
    />
  )
}
