import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function StaffVisit({ firstName, staff, reason, at, minutes, accountUrl }: MailData<'staff-visit'>) {
  return (
    <EmailFrame
      preview="Who it was, why, and how to close your account to staff."
      heading="Our staff looked into your account"
    >
      <Greeting to={firstName} />
      <Paragraph>
        One of our people has opened your portal as you see it. They cannot change your password, your people
        or your keys, nor take your data out, and what they do is in your activity under their name.
      </Paragraph>
      <Facts
        rows={[
          ['Who', staff],
          ['Why', reason || 'No reason was written down'],
          ['From', formatDateTime(at)],
          ['For', `${minutes} minutes at most`],
        ]}
      />
      <NotYou>
        If you asked nobody for help and would rather have no visits, close your account to staff: it works at
        once.
      </NotYou>
      <Action href={accountUrl}>Decide about staff access</Action>
    </EmailFrame>
  )
}
