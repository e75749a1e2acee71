import type { MailData } from '#contract/emails/shapes.ts'
import { AppointmentCard } from './booking-parts.tsx'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph, Quotation } from '../email-parts.tsx'

/** Cancelled by the visitor, or by staff, who then may add a note. */
export function BookingCancelled({ staffNote, ...email }: MailData<'booking-cancelled'>) {
  const isOurs = staffNote !== undefined
  const noCall = email.meeting === 'video' ? 'There is no video call' : 'We won’t call you'
  return (
    <EmailFrame
      preview={`${noCall} at that time.`}
      heading="Your demo is cancelled"
      reference={email.reference}
    >
      <Greeting to={email.firstName} />
      <Paragraph>
        {isOurs ? 'We are sorry, we had to cancel your demo.' : 'You cancelled your demo.'} {noCall} at that
        time. Open the attached file to remove it from your calendar.
      </Paragraph>
      {staffNote && <Quotation>{staffNote}</Quotation>}
      <AppointmentCard email={email} cancelled />
      <Paragraph>You can book another time on the page of this booking.</Paragraph>
      <Action href={email.manageUrl}>Book another time</Action>
      {!isOurs && (
        <NotYou>
          Anyone with the link in our emails can cancel. If it wasn’t you, book again and don’t forward the
          email.
        </NotYou>
      )}
    </EmailFrame>
  )
}
