import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function EmailChangeAsked({ firstName, newEmail, at, accountUrl }: MailData<'email-change-asked'>) {
  return (
    <EmailFrame preview="Nothing has changed yet." heading="Request to change your email">
      <Greeting to={firstName} />
      <Paragraph>
        Someone who is signed in to your account asked to change its email address. It changes once the new
        address is confirmed. If this was you, you don’t need to do anything here.
      </Paragraph>
      <Facts
        rows={[
          ['New address', newEmail],
          ['When', formatDateTime(at)],
        ]}
      />
      <NotYou>
        Someone else is in your account. Change your password now and sign out every device you don’t know.
      </NotYou>
      <Action href={accountUrl}>Open my account</Action>
    </EmailFrame>
  )
}
