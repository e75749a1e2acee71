import { brand } from '#content/shared/brand.ts'
import type { BookingEmail, MailData } from '#contract/emails/shapes.ts'
import { AppointmentCard, placeOf, PlaceParagraph } from './booking-parts.tsx'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph, Quotation } from '../email-parts.tsx'

type Change = 'booked' | 'moved' | 'rehosted'

const headings: Record<Change, string> = {
  booked: 'Your demo is booked',
  moved: 'Your demo has moved',
  rehosted: 'Somebody else takes your demo',
}

const openings: Record<Change, (email: BookingEmail, isOurs: boolean) => string> = {
  booked: () => 'Thank you for the half hour.',
  moved: (_, isOurs) =>
    isOurs
      ? 'We had to move it: this is the new time, and the old one is no longer valid.'
      : 'This is the new time; the old one is free again.',
  rehosted: ({ hostName }) => `The time stays, and ${hostName} takes it.`,
}

/** Names only the reminders that will be sent. */
function reminderSentence({ reminders = [] }: BookingEmail): string {
  if (reminders.includes('day')) return 'We remind you a day and an hour before. '
  return reminders.includes('hour') ? 'We remind you an hour before. ' : ''
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
        {openings[change](email, staffNote !== undefined)} The entry for your calendar is attached
        {isAnew && ', and takes the place of the first'}.
      </Paragraph>
      {staffNote && <Quotation>{staffNote}</Quotation>}
      <AppointmentCard email={email} />
      <PlaceParagraph email={email} />
      <Paragraph>
        {reminderSentence(email)}Should something come up, move or cancel it on this page, until two hours
        before.
      </Paragraph>
      <Action href={email.manageUrl}>See, move or cancel it</Action>
      <NotYou>
        Somebody typed this address by mistake. Cancel on the page above, and {brand.name} does not write
        again.
      </NotYou>
    </EmailFrame>
  )
}
