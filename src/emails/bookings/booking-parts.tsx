import { Column } from '@react-email/column'
import { Link } from '@react-email/link'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { placeSentence } from '#content/shared/booking/place.ts'
import type { BookingEmail } from '#contract/emails/shapes.ts'
import { clockRange, dayNames, meetingTimes } from '#rules/zone-text.ts'
import { localTime } from '#rules/zone-time.ts'
import { Paragraph } from '../email-parts.tsx'
import { canary, carbon, ink, ink2, mono, stamp } from '../email-style.ts'

/** The appointment as a card: the day large, the time on both clocks below a tear line. */
export function AppointmentCard({ email, cancelled = false }: { email: BookingEmail; cancelled?: boolean }) {
  const { startsAt, endsAt, timeZone, hostZone, hostName } = email
  const { weekday, number, month, year } = dayNames(localTime(Date.parse(startsAt), timeZone).day)
  const struck = cancelled ? 'line-through' : 'none'
  const clocks = [
    { zone: timeZone, who: 'You' },
    // Zones have several names; it is one clock where the hands stand alike.
    ...(isSameClock(email) ? [] : [{ zone: hostZone, who: hostName }]),
  ]
  return (
    <Section style={{ margin: '0 0 24px', border: `1.5px solid ${ink}`, backgroundColor: canary }}>
      <Row>
        <Column style={{ width: 150, padding: '14px 0 10px 20px', verticalAlign: 'middle' }}>
          <Text
            style={{
              margin: 0,
              fontSize: 96,
              lineHeight: '0.9',
              fontWeight: 600,
              letterSpacing: '-0.06em',
              textDecoration: struck,
            }}
          >
            {number}
          </Text>
        </Column>
        <Column style={{ padding: '14px 20px 10px 0', verticalAlign: 'middle' }}>
          <Text
            style={{ margin: 0, fontSize: 24, lineHeight: '1.1', fontWeight: 600, letterSpacing: '-0.03em' }}
          >
            {weekday}
          </Text>
          <Text
            style={{ margin: 0, fontSize: 24, lineHeight: '1.1', fontWeight: 600, letterSpacing: '-0.03em' }}
          >
            {month} {year}
          </Text>
          {cancelled && (
            <Text
              style={{ margin: '6px 0 0', fontFamily: mono, fontSize: 19, fontWeight: 700, color: stamp }}
            >
              CANCELLED
            </Text>
          )}
        </Column>
      </Row>
      {clocks.map(({ zone, who }) => (
        <Row key={who} style={{ borderTop: `1.5px dashed ${ink}` }}>
          <Column style={{ padding: '10px 0 10px 20px', width: 150, verticalAlign: 'top' }}>
            <Text
              style={{ margin: 0, fontFamily: mono, fontSize: 19, fontWeight: 600, textDecoration: struck }}
            >
              {clock(email, zone)}
            </Text>
          </Column>
          <Column style={{ padding: '10px 20px 10px 0', verticalAlign: 'top' }}>
            <Text style={{ margin: 0, fontSize: 15, lineHeight: '1.5', color: ink2 }}>
              {who}: {meetingTimes(startsAt, endsAt, zone).city} time (
              {meetingTimes(startsAt, endsAt, zone).offset}){otherDay(email, zone)}
            </Text>
          </Column>
        </Row>
      ))}
    </Section>
  )
}

const isSameClock = ({ startsAt, endsAt, timeZone, hostZone }: BookingEmail) =>
  meetingTimes(startsAt, endsAt, timeZone).offset === meetingTimes(startsAt, endsAt, hostZone).offset

function clock({ startsAt, endsAt, hour12 }: BookingEmail, zone: string): string {
  const { from, to } = meetingTimes(startsAt, endsAt, zone, hour12)
  return clockRange(from, to)
}

/** Across the date line or past midnight, the two calendars differ. */
function otherDay({ startsAt, endsAt, timeZone }: BookingEmail, zone: string): string {
  const { day } = meetingTimes(startsAt, endsAt, zone)
  return day === meetingTimes(startsAt, endsAt, timeZone).day ? '' : `, on ${day}`
}

/** How the two come together. */
export const placeOf = ({ meeting, hostName, roomUrl, phoneNumber }: BookingEmail) =>
  placeSentence({ meeting, host: hostName, roomUrl, phoneNumber })

/** The same as a paragraph, where the meeting address can be pressed. */
export function PlaceParagraph({ email }: { email: BookingEmail }) {
  const { hostName, roomUrl } = email
  if (!roomUrl) return <Paragraph>{placeOf(email)}</Paragraph>
  return (
    <Paragraph>
      You meet {hostName} by video:{' '}
      <Link href={roomUrl} style={{ color: carbon }}>
        {roomUrl}
      </Link>
    </Paragraph>
  )
}
