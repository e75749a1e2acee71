import { bookingPage as copy, bookingWords } from '#content/admin/bookings.ts'
import { pages } from '#content/shared/pages.ts'
import { whenSentence } from '#rules/zone-words.ts'
import { viewBookingAtDesk } from '#domain/booking/desk-list.ts'
import { readRoster } from '#domain/booking/desk-roster.ts'
import { useOwnZone } from '#web/admin/parts/use-own-zone.ts'
import { headOf } from '#web/document-head.ts'
import { Paper } from '#web/kit/panels/settings-page.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'
import { requireStaff } from '#web/admin/guard.server.ts'
import type { Route } from './+types/route.ts'
import { CancelLeaf } from './cancel-leaf.tsx'
import { DetailsLeaf } from './details-leaf.tsx'
import { HostLeaf } from './host-leaf.tsx'
import { MoveLeaf } from './move-leaf.tsx'
import { OutcomeLeaf } from './outcome-leaf.tsx'
import { useDeskSlots } from './use-admin-slots.ts'
import './booking.css'

export const meta = ({ loaderData: data }: Route.MetaArgs) =>
  headOf({ ...pages.adminHome, title: data?.booking.reference ?? pages.adminHome.title })

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args)
  const booking = await viewBookingAtDesk(staff, args.params.id)
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer 404
  if (!booking) throw new Response(null, { status: 404 })
  const { hosts } = await readRoster(staff)
  return {
    booking,
    hosts: hosts.filter(({ active }) => active).map(({ number, name }) => ({ number, name })),
  }
}

const { leaves, facts } = copy

/** What can still be done with it depends on the clock, and so do the leaves. */
export default function Booking({ loaderData: { booking, hosts } }: Route.ComponentProps) {
  const own = useOwnZone()
  const { state, again } = useDeskSlots()
  const canChange = booking.state === 'ahead'
  const canClose = booking.hasBegun && booking.state !== 'cancelled'
  const shown = {
    details: leaves.details,
    ...(canClose && { outcome: leaves.outcome }),
    ...(canChange && { move: leaves.move, host: leaves.host, cancel: leaves.cancel }),
  }
  const standing = bookingWords.states[booking.state]
  const choice = { booking, hosts, slots: state, onAgain: again }
  return (
    <Paper
      heading={booking.name}
      lead={whenSentence(booking.startsAt, booking.endsAt, own)}
      cover={
        <div className="booking-desk-cover">
          <a className="text-link" href="/admin/bookings">
            {copy.back}
          </a>
          <KeyValueList
            rows={[
              { term: copy.state, value: standing },
              { term: facts.host, value: booking.host.name },
              { term: copy.reference, value: booking.reference },
            ]}
          />
        </div>
      }
      leaves={shown}
    >
      <DetailsLeaf booking={booking} state={standing} />
      {canClose && <OutcomeLeaf id={booking.id} outcome={booking.outcome} note={booking.outcomeNote} />}
      {canChange && (
        <>
          <MoveLeaf {...choice} />
          <HostLeaf {...choice} />
          <CancelLeaf booking={booking} />
        </>
      )}
    </Paper>
  )
}
