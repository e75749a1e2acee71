import { brand } from '#content/shared/brand.ts'
import type { BookingEmail, MailData } from '#contract/emails/shapes.ts'
import { AppointmentCard, placeOf, PlaceParagraph } from './booking-parts.tsx'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph, Quotation } from '../email-parts.tsx'

type Change = 'booked' | 'moved' | 'rehosted'

const headings: Record<Change, string> = {
  booked: 'Your demo is booked',
  moved: 'Your demo has moved',
  rehosted: 'Your demo has a new host',
}

const openings: Record<Change, (email: BookingEmail, isOurs: boolean) => string> = {
  booked: () => 'Thank you for booking a demo.',
  moved: (_, isOurs) =>
    isOurs ? 'We are sorry, we had to move your demo. This is the new time.' : 'Your demo has a new time.',
  rehosted: ({ hostName }) => `${hostName} is now your host. The time stays the same.`,
}

/** Names only the reminders that will be sent. */
function reminderSentence({ reminders = [] }: BookingEmail): string {
  if (reminders.includes('day')) return 'We’ll remind you a day and an hour before. '
  return reminders.includes('hour') ? 'We’ll remind you an hour before. ' : ''
}

/** After the first booking, after every move, and when somebody else takes it. */
export function BookingConfirmed({
  change = 'booked',
  staffNote,
  ...email
}: MailData<'booking-confirmed'> & { change?: Change }) {
  const isAnew = change !== 'booked'
  return (
    <EmailFrame preview={placeOf(email)} heading={headings[change]} reference={email.reference}>
      <Greeting to={email.firstName} />
      <Paragraph>
        {openings[change](email, staffNote !== undefined)}{' '}
        {isAnew ? 'The attached file updates your calendar.' : 'The attached file adds it to your calendar.'}
      </Paragraph>
      {staffNote && <Quotation>{staffNote}</Quotation>}
      <AppointmentCard email={email} />
      <PlaceParagraph email={email} />
      <Paragraph>
        {reminderSentence(email)}If your plans change, you can move or cancel it up to two hours before.
      </Paragraph>
      <Action href={email.manageUrl}>View, move or cancel</Action>
      <NotYou>
        Someone entered this address by mistake. Cancel the booking and {brand.name} won’t email you again.
      </NotYou>
    </EmailFrame>
  )
}
