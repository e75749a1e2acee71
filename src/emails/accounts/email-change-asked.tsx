import type { MailData } from '#contract/emails/shapes.ts'
import { formatDateTime } from '../dates.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Facts, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function EmailChangeAsked({ firstName, newEmail, at, accountUrl }: MailData<'email-change-asked'>) {
  return (
    <EmailFrame preview="Nothing has changed yet." heading="Another address was asked for">
      <Greeting to={firstName} />
      <Paragraph>
        Somebody signed in to your account asked for it to be under another address. It stays under this one
        until that mailbox has answered. If it was you, there is nothing to do here.
      </Paragraph>
      <Facts
        rows={[
          ['New address', newEmail],
          ['When', formatDateTime(at)],
        ]}
      />
      <NotYou>
        Then somebody else is in your account. Change the password at once, and sign out the devices that are
        not yours.
      </NotYou>
      <Action href={accountUrl}>Open my account</Action>
    </EmailFrame>
  )
}
