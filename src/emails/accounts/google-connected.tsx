import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function GoogleConnected({ firstName, googleEmail, at, accountUrl }: MailData<'google-connected'>) {
  return (
    <EmailFrame preview="If you did this, you don’t need to do anything." heading="Google is connected">
      <Greeting to={firstName} />
      <Paragraph>
        You can now sign in with this Google account. If you connected it, you don’t need to do anything.
      </Paragraph>
      <Facts
        rows={[
          ['Google account', googleEmail],
          ['When', formatDateTime(at)],
        ]}
      />
      <NotYou>
        Someone else is in your account. Disconnect Google on your account page, sign out the other devices,
        change your password and write to us.
      </NotYou>
      <Action href={accountUrl}>Open my account</Action>
    </EmailFrame>
  )
}
