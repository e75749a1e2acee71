import type { MailData } from '#contract/emails/shapes.ts'
import { AppointmentCard } from './booking-parts.tsx'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph, Quotation } from '../email-parts.tsx'

/** Cancelled by the visitor, or by staff, who then may add a note. */
export function BookingCancelled({ staffNote, ...email }: MailData<'booking-cancelled'>) {
  const isOurs = staffNote !== undefined
  const nobody = email.meeting === 'video' ? 'Nobody waits for you in the video call' : 'Nobody calls you'
  return (
    <EmailFrame
      preview={`${nobody}, and the entry leaves your calendar.`}
      heading="Your demo is cancelled"
      reference={email.reference}
    >
      <Greeting to={email.firstName} />
      <Paragraph>
        {isOurs ? 'We had to cancel it.' : 'The time is free again.'} {nobody}. The attached file takes the
        entry out of your calendar.
      </Paragraph>
      {staffNote && <Quotation>{staffNote}</Quotation>}
      <AppointmentCard email={email} cancelled />
      <Paragraph>Another day is as good. The page of this booking leads back to the calendar.</Paragraph>
      <Action href={email.manageUrl}>Back to the booking</Action>
      {!isOurs && (
        <NotYou>
          Whoever has the link in our emails can cancel. If that was none of your doing, book anew and keep
          the email to yourself.
        </NotYou>
      )}
    </EmailFrame>
  )
}
