import type { MailData } from '#contract/mail.ts'
import { AppointmentCard } from './booking-parts.tsx'
import { LetterFrame } from './letter-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from './letter-parts.tsx'

export function BookingCancelled(letter: MailData<'booking-cancelled'>) {
  return (
    <LetterFrame
      preview="The time is free again, and nobody rings."
      heading="Your demo is cancelled"
      reference={letter.reference}
    >
      <Greeting to={letter.firstName} />
      <Paragraph>
        the time is free again, and nobody rings. The attached file takes the entry out of your calendar.
      </Paragraph>
      <AppointmentCard letter={letter} cancelled />
      <Paragraph>Another day is as good. The page of this booking leads back to the calendar.</Paragraph>
      <Action href={letter.manageUrl}>Back to the booking</Action>
      <NotYou>
        Whoever has the link in our letters can cancel. If that was none of your doing, book anew and keep the
        letter to yourself.
      </NotYou>
    </LetterFrame>
  )
}
