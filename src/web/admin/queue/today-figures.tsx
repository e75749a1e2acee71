import { todayFigures as copy } from '#content/admin/admin.ts'

interface GlanceProps {
  signUps: number
  signIns: number
  messages: number
  bookings: number
  visits: number
}

/** The day so far, on one typed line. */
export function TodayFigures({ signUps, signIns, messages, bookings, visits }: GlanceProps) {
  return (
    <p className="admin-todayFigures">
      <b>{copy.name}</b>
      <span>{copy.signUps(signUps)}</span>
      <span>{copy.signIns(signIns)}</span>
      <span>{copy.messages(messages)}</span>
      <span>{copy.bookings(bookings)}</span>
      <span>{copy.visits(visits)}</span>
    </p>
  )
}
