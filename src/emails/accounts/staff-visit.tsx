import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function StaffVisit({ firstName, staff, reason, at, minutes, accountUrl }: MailData<'staff-visit'>) {
  return (
    <EmailFrame
      preview="Who visited, why, and how to turn this off."
      heading="Our staff visited your account"
    >
      <Greeting to={firstName} />
      <Paragraph>
        A member of our staff has opened your portal and sees what you see. They can’t change your password,
        people or keys, and they can’t export your data. Everything they do is listed in your activity under
        their name.
      </Paragraph>
      <Facts
        rows={[
          ['Who', staff],
          ['Why', reason || 'No reason given'],
          ['From', formatDateTime(at)],
          ['For', `Up to ${minutes} minutes`],
        ]}
      />
      <NotYou question="Don’t want visits?">Turn staff access off. It takes effect at once.</NotYou>
      <Action href={accountUrl}>Change staff access</Action>
    </EmailFrame>
  )
}
