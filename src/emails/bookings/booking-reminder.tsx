import type { MailData } from '#contract/emails/shapes.ts'
import { AppointmentCard, placeOf, PlaceParagraph } from './booking-parts.tsx'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function BookingReminder({ kind, ...email }: MailData<'booking-reminder'>) {
  const isHour = kind === 'hour'
  return (
    <EmailFrame
      preview={placeOf(email)}
      heading={isHour ? 'Your demo starts within the hour' : 'Your demo is tomorrow'}
      reference={email.reference}
    >
      <Greeting to={email.firstName} />
      <Paragraph>
        {isHour
          ? 'Have a list of the apps you use at hand, and a screen.'
          : 'Need another time? You can move it up to two hours before.'}
      </Paragraph>
      <AppointmentCard email={email} />
      <PlaceParagraph email={email} />
      <Action href={email.manageUrl}>{isHour ? 'View the booking' : 'View, move or cancel'}</Action>
      <NotYou>Someone booked with this address. You can cancel it on the page above.</NotYou>
    </EmailFrame>
  )
}
