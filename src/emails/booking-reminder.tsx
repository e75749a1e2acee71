import type { MailData } from '#contract/emails/shapes.ts'
import { AppointmentCard, placeSentence } from './booking-parts.tsx'
import { LetterFrame } from './letter-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from './letter-parts.tsx'

export function BookingReminder({ kind, ...letter }: MailData<'booking-reminder'>) {
  const isHour = kind === 'hour'
  return (
    <LetterFrame
      preview={placeSentence(letter)}
      heading={isHour ? 'Your demo begins within the hour' : 'Your demo is a day away'}
      reference={letter.reference}
    >
      <Greeting to={letter.firstName} />
      <Paragraph>
        {placeSentence(letter)}{' '}
        {isHour
          ? 'Have the names of your apps at hand, and a screen.'
          : 'If the time no longer suits, move it today: the page below does it until two hours before.'}
      </Paragraph>
      <AppointmentCard letter={letter} />
      <Action href={letter.manageUrl}>{isHour ? 'See the booking' : 'See, move or cancel it'}</Action>
      <NotYou>Somebody booked under this address. The page above says what, and cancels it in time.</NotYou>
    </LetterFrame>
  )
}
