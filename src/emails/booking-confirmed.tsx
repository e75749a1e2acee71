import { Link } from '@react-email/link'
import { brand } from '#content/brand.ts'
import type { MailData } from '#contract/mail.ts'
import { AppointmentCard, placeSentence } from './booking-parts.tsx'
import { LetterFrame } from './letter-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from './letter-parts.tsx'
import { carbon } from './stationery.ts'

/** After the first booking, and after every move. */
export function BookingConfirmed({
  moved = false,
  ...letter
}: MailData<'booking-confirmed'> & { moved?: boolean }) {
  return (
    <LetterFrame
      preview={placeSentence(letter)}
      heading={moved ? 'Your demo has moved' : 'Your demo is booked'}
      reference={letter.reference}
    >
      <Greeting to={letter.firstName} />
      <Paragraph>
        {moved
          ? 'this is the new time; the old one is free again.'
          : `thank you for the half hour. ${placeSentence(letter)}`}{' '}
        The entry for your calendar is attached{moved && ', and takes the place of the first'}.
      </Paragraph>
      <AppointmentCard letter={letter} />
      {moved && <Paragraph>{placeSentence(letter)}</Paragraph>}
      {letter.setUpUrl && (
        <Paragraph>
          The account demo as you set it up is kept:{' '}
          <Link href={letter.setUpUrl} style={{ color: carbon }}>
            open it
          </Link>
          . We begin from there.
        </Paragraph>
      )}
      <Paragraph>
        We remind you a day and an hour before. Should something come up, move or cancel it on this page,
        until two hours before.
      </Paragraph>
      <Action href={letter.manageUrl}>See, move or cancel it</Action>
      <NotYou>
        Somebody typed this address by mistake, or for a joke. Cancel on the page above, and {brand.name} does
        not write again.
      </NotYou>
    </LetterFrame>
  )
}
