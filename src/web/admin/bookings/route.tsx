import { Link } from 'react-router'
import { bookingsPage as copy, bookingTexts } from '#content/admin/bookings.ts'
import { pages } from '#content/shared/pages.ts'
import { bookingViews } from '#contract/bookings/choices.ts'
import { bookingQuery } from '#contract/bookings/admin-shapes.ts'
import { listBookings, readWeek } from '#domain/booking/admin-list.ts'
import { headOf } from '#web/document-head.ts'
import { ListFrame } from '#web/admin/parts/list-frame.tsx'
import { ViewStrip } from '#web/admin/parts/view-strip.tsx'
import { PageHead } from '#web/admin/parts/page-head.tsx'
import { requireStaff } from '../guard.server.ts'
import type { Route } from './+types/route.ts'
import { bookingColumns } from './booking-columns.tsx'
import { WeekSheet } from './week-sheet.tsx'
import '../leads/lead/lead.css'

export const meta = () => headOf({ ...pages.adminHome, title: copy.heading })

/** The calendar, or a list; a search looks through a list. */
export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const query = bookingQuery.parse(Object.fromEntries(new URL(args.request.url).searchParams))
  const now = staff.clock.now().toISOString()
  if (query.view === 'week') return { query, now, week: await readWeek(staff, query.week), list: undefined }
  return { query, now, week: undefined, list: await listBookings(staff, query) }
}

export default function Bookings({ loaderData: { query, now, week, list } }: Route.ComponentProps) {
  const { view, search, after } = query
  const views = (
    <ViewStrip
      label={copy.views}
      current={view}
      views={bookingViews.map((value) => ({
        value,
        text: bookingTexts.views[value],
        to: `?${new URLSearchParams({
          ...(value !== 'week' && { view: value }),
          ...(value !== 'week' && search && { search }),
        })}`,
      }))}
    >
      <Link className="text-link" to="/admin/hosts">
        {copy.hosts}
      </Link>
    </ViewStrip>
  )
  if (week) {
    return (
      <div className="wrap">
        <PageHead heading={copy.heading} />
        {views}
        <WeekSheet {...week} now={now} />
      </div>
    )
  }
  return (
    <ListFrame
      copy={copy}
      path="/admin/bookings"
      search={search}
      kept={{ view }}
      columns={bookingColumns}
      rows={list.bookings}
      rowKey={({ id }) => id}
      empty={copy.none}
      isFirst={after === ''}
      next={list.next ? { after: list.next } : undefined}
      views={views}
    />
  )
}
