import type { MailData } from '#contract/emails/shapes.ts'
import { EmailFrame } from '../email-frame.tsx'
import { Action, Greeting, NotYou, Paragraph } from '../email-parts.tsx'

export function ConfirmNewEmail({ firstName, oldEmail, confirmUrl, minutes }: MailData<'confirm-new-email'>) {
  return (
    <EmailFrame preview={`Valid for ${minutes} minutes.`} heading="Confirm your new email">
      <Greeting to={firstName} />
      <Paragraph>
        You asked to use this address for {oldEmail ? `the account of ${oldEmail}` : 'your account'}. Open the
        page and press the button to confirm. The link works once, for {minutes} minutes. Until then, nothing
        changes.
      </Paragraph>
      <Action href={confirmUrl}>Use this address</Action>
      <NotYou>Ignore this email. We won’t use this address.</NotYou>
    </EmailFrame>
  )
}
