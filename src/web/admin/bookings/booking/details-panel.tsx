import { Link } from 'react-router'
import { bookingPage, meetingTexts } from '#content/admin/bookings.ts'
import { answerLabels } from '#content/shared/booking/answers.ts'
import type { Meeting } from '#contract/bookings/choices.ts'
import { whenSentence } from '#rules/zone-text.ts'
import { Panel } from '#web/kit/panels/panel.tsx'
import { FormattedDate } from '#web/kit/data/formatted-date.tsx'
import { KeyValueList } from '#web/kit/data/key-value-list.tsx'

interface DetailsPanelProps {
  booking: {
    email: string
    meeting: Meeting
    phone: string
    website: string
    startsAt: string
    endsAt: string
    timeZone: string
    bookedAt: string
    answers: { platform: string; orders: string; pain: string; note: string }
    setUp: string
    cancelReason: string
    roomUrl: string | null
    leadId: string | undefined
  }
  state: string
}

const { facts } = bookingPage
const titleOf = (texts: Record<string, { title: string }>, answer: string) =>
  texts[answer]?.title ?? (answer || facts.noAnswer)

export function DetailsPanel({ booking, state }: DetailsPanelProps) {
  const { answers, leadId, setUp, cancelReason } = booking
  return (
    <Panel id="details" state={state}>
      <KeyValueList
        rows={[
          { term: facts.guest, value: booking.email },
          { term: facts.shop, value: booking.website || facts.noAnswer },
          { term: facts.clock, value: whenSentence(booking.startsAt, booking.endsAt, booking.timeZone) },
          { term: facts.meeting, value: meetingTexts[booking.meeting] },
          booking.meeting === 'phone'
            ? { term: facts.phone, value: booking.phone }
            : { term: facts.room, value: booking.roomUrl ?? facts.noRoom },
          { term: facts.platform, value: titleOf(answerLabels.platform, answers.platform) },
          { term: facts.orders, value: titleOf(answerLabels.orders, answers.orders) },
          { term: facts.pain, value: titleOf(answerLabels.pain, answers.pain) },
          ...(answers.note ? [{ term: facts.note, value: answers.note }] : []),
          ...(setUp ? [{ term: facts.setUp, value: <a href={setUp}>{facts.seeSetUp}</a> }] : []),
          { term: facts.booked, value: <FormattedDate at={booking.bookedAt} /> },
          ...(cancelReason ? [{ term: facts.reason, value: cancelReason }] : []),
          ...(leadId
            ? [{ term: facts.lead, value: <Link to={`/admin/leads/${leadId}`}>{facts.seeLead}</Link> }]
            : []),
        ]}
      />
    </Panel>
  )
}
