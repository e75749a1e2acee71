import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function GoogleConnected({ firstName, googleEmail, at, accountUrl }: MailData<'google-connected'>) {
  return (
    <EmailFrame preview="If it was you, there is nothing to do." heading="Google is connected">
      <Greeting to={firstName} />
      <Paragraph>
        A Google account was connected to your account and can sign in to it. If it was you, there is nothing
        to do.
      </Paragraph>
      <Facts
        rows={[
          ['Google account', googleEmail],
          ['When', formatDateTime(at)],
        ]}
      />
      <NotYou>
        Then somebody else is in your account. Disconnect Google on your account page, sign the other devices
        out, change your password, and write to us.
      </NotYou>
      <Action href={accountUrl}>Look at the account page</Action>
    </EmailFrame>
  )
}
