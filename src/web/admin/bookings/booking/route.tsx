import { Link } from 'react-router'
import { bookingPage as copy, bookingTexts } from '#content/admin/bookings.ts'
import { pages } from '#content/shared/pages.ts'
import { whenSentence } from '#rules/zone-text.ts'
import { viewBookingAsStaff } from '#domain/booking/admin-list.ts'
import { readRoster } from '#domain/booking/admin-roster.ts'
import { useOwnZone } from '#web/admin/parts/use-own-zone.ts'
import { headOf } from '#web/document-head.ts'
import { SettingsPage } from '#web/kit/panels/settings-page.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { requireStaff } from '#web/admin/guard.server.ts'
import type { Route } from './+types/route.ts'
import { CancelPanel } from './cancel-panel.tsx'
import { DetailsPanel } from './details-panel.tsx'
import { HostPanel } from './host-panel.tsx'
import { MovePanel } from './move-panel.tsx'
import { OutcomePanel } from './outcome-panel.tsx'
import { useAdminSlots } from './use-admin-slots.ts'
import './booking.css'

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  headOf({ ...pages.adminHome, title: data?.booking.reference ?? pages.adminHome.title })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const booking = await viewBookingAsStaff(staff, args.params.id)
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer 404
  if (!booking) throw new Response(null, { status: 404 })
  const { hosts } = await readRoster(staff)
  return {
    booking,
    hosts: hosts.filter(({ active }) => active).map(({ number, name }) => ({ number, name })),
  }
}

const { panels, facts } = copy

/** What can still be done with it depends on the clock, and so do the panels. */
export default function Booking({ loaderData: { booking, hosts } }: Route.ComponentProps) {
  const own = useOwnZone()
  const { state, again } = useAdminSlots()
  const canChange = booking.state === 'ahead'
  const canClose = booking.hasBegun && booking.state !== 'cancelled'
  const shown = {
    details: panels.details,
    ...(canClose && { outcome: panels.outcome }),
    ...(canChange && { move: panels.move, host: panels.host, cancel: panels.cancel }),
  }
  const standing = bookingTexts.states[booking.state]
  const choice = { booking, hosts, slots: state, onAgain: again }
  return (
    <SettingsPage
      heading={booking.name}
      lead={whenSentence(booking.startsAt, booking.endsAt, own)}
      cover={
        <div className="booking-admin-cover">
          <Link className="text-link" to="/admin/bookings">
            {copy.back}
          </Link>
          <KeyValueList
            rows={[
              { term: copy.state, value: standing },
              { term: facts.host, value: booking.host.name },
              { term: copy.reference, value: booking.reference },
            ]}
          />
        </div>
      }
      panels={shown}
    >
      <DetailsPanel booking={booking} state={standing} />
      {canClose && <OutcomePanel id={booking.id} outcome={booking.outcome} note={booking.outcomeNote} />}
      {canChange && (
        <>
          <MovePanel {...choice} />
          <HostPanel {...choice} />
          <CancelPanel booking={booking} />
        </>
      )}
    </SettingsPage>
  )
}
