import type { MailData } from '#contract/emails/shapes.ts'
import { AppointmentCard, placeOf, PlaceParagraph } from './booking-parts.tsx'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function BookingReminder({ kind, ...email }: MailData<'booking-reminder'>) {
  const isHour = kind === 'hour'
  return (
    <EmailFrame
      preview={placeOf(email)}
      heading={isHour ? 'Your demo begins within the hour' : 'Your demo is a day away'}
      reference={email.reference}
    >
      <Greeting to={email.firstName} />
      <Paragraph>
        {isHour
          ? 'Have the names of your apps at hand, and a screen.'
          : 'If the time no longer suits, move it today: the page below does it until two hours before.'}
      </Paragraph>
      <AppointmentCard email={email} />
      <PlaceParagraph email={email} />
      <Action href={email.manageUrl}>{isHour ? 'See the booking' : 'See, move or cancel it'}</Action>
      <NotYou>Somebody booked under this address. The page above says what, and cancels it in time.</NotYou>
    </EmailFrame>
  )
}
