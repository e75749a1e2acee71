import { Link } from '@react-email/link'
import { answerLabels } from '#content/shared/booking/answers.ts'
import { setUpTitle } from '#content/site/booking.ts'
import type { MailData } from '#contract/emails/shapes.ts'
import { readSetUp } from '#contract/demo/set-up.ts'
import { whenSentence } from '#rules/zone-text.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Facts, Paragraph, Quotation } from '../email-parts.tsx'
import { carbon } from '../email-style.ts'

type HostEmail = MailData<'booking-host'>

const headings = {
  booked: 'New demo',
  moved: 'Demo moved',
  cancelled: 'Demo cancelled',
} as const

/** What the host needs to know before the conversation, in the order of asking. */
export function BookingHost(email: HostEmail) {
  const { change, firstName, lastName, startsAt, endsAt, note, reason, setUpUrl } = email
  const setUp = setUpUrl ? readSetUp(pathOf(setUpUrl)) : undefined
  return (
    <EmailFrame preview={hostSubject(email)} heading={headings[change]} reference={email.reference}>
      <Paragraph>
        {[firstName, lastName].join(' ').trim()}. The attached file{' '}
        {change === 'cancelled' ? 'removes it from' : 'adds it to'} your calendar.
      </Paragraph>
      <Facts
        rows={[
          ['Your time', whenSentence(startsAt, endsAt, email.hostZone)],
          ['Their time', whenSentence(startsAt, endsAt, email.timeZone)],
          email.meeting === 'video' ? ['Video call', videoText(email)] : ['You call', email.phoneNumber],
          ['Email', email.email],
          ['Store', email.websiteUrl || 'Not given'],
          ['Runs on', titleOf(answerLabels.platform, email.platform)],
          ['Orders a month', titleOf(answerLabels.orders, email.orders)],
          ['Main problem', titleOf(answerLabels.pain, email.pain)],
          ...(setUp ? [['Set-up', setUpTitle(setUp)] satisfies [string, string]] : []),
        ]}
      />
      {setUp && change !== 'cancelled' && (
        <Paragraph>
          They set up the live demo themselves. Start with it:{' '}
          <Link href={setUpUrl} style={{ color: carbon }}>
            open it
          </Link>
          .
        </Paragraph>
      )}
      {note && <Quotation>{note}</Quotation>}
      {reason && <Quotation>{reason}</Quotation>}
    </EmailFrame>
  )
}

export function hostSubject({ change, firstName, lastName, startsAt, endsAt, hostZone }: HostEmail): string {
  const who = `${firstName} ${lastName}`.trim()
  return `${headings[change]}: ${who}, ${whenSentence(startsAt, endsAt, hostZone)}`
}

/** The set-up is an address of our own, whichever host that is. */
const pathOf = (url: string) => url.slice(new URL(url).origin.length)

const titleOf = (texts: Record<string, { title: string }>, answer: string) =>
  texts[answer]?.title ?? (answer || 'Not given')

const videoText = ({ roomUrl, email }: HostEmail) =>
  roomUrl ?? `You have no meeting address: send a link to ${email}`
